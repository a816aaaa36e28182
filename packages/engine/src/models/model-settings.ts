const azureHosts = /\.(openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.com$/;

/** True for OpenAI's own address and Azure's, whose servers put the schema in front of all messages. */
export function isOpenAiHost(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' && (hostname === 'api.openai.com' || azureHosts.test(hostname));
}
