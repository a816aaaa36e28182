// Asks for an address ten times a second, and tells how long the slowest answer took since it was asked last; in a process of
// its own, so that it waits for nobody else.
import { Agent, get } from 'node:http';
import { answer } from '../support/child.mjs';

const agent = new Agent({ keepAlive: true });
const address = process.env.ADDRESS;
let worst = 0;
let answers = 0;
let failures = 0;

setInterval(() => {
  const start = performance.now();
  get(address, { agent }, (response) => {
    response.resume().once('end', () => {
      worst = Math.max(worst, performance.now() - start);
      answers += 1;
      if (response.statusCode !== 200) failures += 1;
    });
  }).once('error', () => {
    failures += 1;
  });
}, 100);

answer('ready', () => {
  const seen = { worst, answers, failures };
  worst = 0;
  answers = 0;
  failures = 0;
  return seen;
});
