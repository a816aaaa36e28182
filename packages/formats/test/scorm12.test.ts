import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scorm12 } from '../src/scorm12/index.js';
import { bytesOf, exportSetOf, hostileTexts, testFormat, write } from './support/generated-sets.js';

// playing.test.ts plays the package in a course.

const question = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
} as const;

async function packageOf(title: string, options = {}) {
  const set = exportSetOf([question], title);
  const players = { quiz: 'class P extends HTMLElement {}\nexport { P as default };' };
  const { outcomes, ...file } = await write(scorm12, { ...set, players }, options);
  const files = unzipSync(bytesOf({ ...file, outcomes }));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { outcomes, names: Object.keys(files), manifest: text('imsmanifest.xml'), page: text('index.html') };
}

/** A document as xmllint reads it, written in its one canonical form. */
async function canonical(xml: string): Promise<string> {
  const { valid, normalized, rawOutput } = await validateXML({ xml, normalization: 'c14n' });
  expect(valid, rawOutput).toBe(true);
  return normalized;
}

describe('SCORM 1.2', () => {
  testFormat(scorm12, { runs: 25 });

  it('is a package of one activity: a page and a manifest', async () => {
    const { outcomes, names, manifest, page } = await packageOf('Blood & more');
    expect(outcomes).toEqual([{ outcome: 'exact' }]);
    expect(names).toEqual(['imsmanifest.xml', 'index.html']);
    expect(page).toContain('<title>Blood &amp; more</title>');
    expect(
      (await canonical(manifest))
        .replace(/>\s+</g, '><')
        .replace(/ludotext-[0-9a-f]+/, 'ludotext-x')
        .trim(),
    ).toBe(
      '<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" identifier="ludotext-x" version="1.0">' +
        '<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>' +
        '<organizations default="course"><organization identifier="course"><title>Blood &amp; more</title>' +
        '<item identifier="item" identifierref="page"><title>Blood &amp; more</title></item></organization></organizations>' +
        '<resources><resource href="index.html" identifier="page" type="webcontent" adlcp:scormtype="sco">' +
        '<file href="index.html"></file></resource></resources></manifest>',
    );
  });

  it('tells the course from how many percent it is passed', async () => {
    const { manifest, page } = await packageOf('Blood', { pass_score: 60 });
    expect(await canonical(manifest)).toContain('<adlcp:masteryscore>60</adlcp:masteryscore>');
    expect(page).toContain('const passScore = 60;');
  });

  it.each([[-1], [101], [1.5], ['1; alert(1)']])('refuses %s percent', async (pass_score) => {
    await expect(packageOf('Blood', { pass_score })).rejects.toThrow('pass_score');
  });

  it('has a manifest that can be read, whatever the title', async () => {
    const titles = [...hostileTexts, '\u0000\u0008\ud800\ufffe'];
    const manifests = await Promise.all(titles.map(async (title) => (await packageOf(title)).manifest));
    const xml = manifests.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
    const { valid, rawOutput } = await validateXML({ xml, normalization: 'c14n' });
    expect(valid, rawOutput).toBe(true);
  });
});
