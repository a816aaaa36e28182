// A process with the stand-in model server, apart from the service that is measured. Says its address to its parent.
const { startModelServer } = await import('@ludotext/model-server').catch(() => import('@ludotext/engine/testing'));

const server = await startModelServer();
process.send(server.url);
process.once('message', async () => {
  await server.close();
  process.disconnect();
});
