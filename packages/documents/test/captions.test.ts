import { expect, test } from 'vitest';
import { read } from './read.js';

const srt = `1
00:00:01,000 --> 00:00:03,500
A well is a hole in the ground

2
00:00:03,500 --> 00:00:06,000
<i>that gives water.</i> It is dug
by hand or drilled.

3
00:00:09,000 --> 00:00:11,000
(birds sing)

4
00:01:05,200 --> 00:01:07,000
{\\an8}In dry years it may give none.
`;

test('cues become sentences and paragraphs, with the times of their cues', async () => {
  const { type, text, places, report } = await read(srt);
  expect(type).toBe('srt');
  expect(text).toBe(
    'A well is a hole in the ground that gives water. It is dug by hand or drilled.\n\nIn dry years it may give none.',
  );
  const placed = places.map(({ start, end, name }) => [name.kind === 'time' && name.seconds, text.slice(start, end)]);
  expect(placed).toEqual([
    [1, 'A well is a hole in the ground'],
    [3, 'that gives water. It is dug by hand or drilled.'],
    [65, 'In dry years it may give none.'],
  ]);
  expect(report).toEqual([{ characters: text.length }]);
});

test('WebVTT: its header, notes, styles and names of cues are left out, its language is told', async () => {
  const { type, language, text } = await read(`WEBVTT - A title
Kind: captions
Language: en-GB

STYLE
::cue { color: red }

NOTE made by hand
on a Sunday

intro
00:01.000 --> 00:03.000 line:0 position:20%
Salt &amp; pepper <c.yellow>are</c> spices.

2 - the end
00:03.000 --> 00:05.000
They &lt;both&gt; dry the mouth.
`);
  expect(type).toBe('vtt');
  expect(language).toBe('en-GB');
  expect(text).toBe('Salt & pepper are spices. They <both> dry the mouth.');
});

test('captions that roll, as machines make them, are said once', async () => {
  const { text } = await read(`WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.310 align:start position:0%

rivers<00:00:00.480><c> begin</c><00:00:00.719><c> in</c><00:00:01.120><c> the</c><00:00:01.360><c> hills</c>

00:00:02.310 --> 00:00:02.320 align:start position:0%
rivers begin in the hills


00:00:02.320 --> 00:00:04.630 align:start position:0%
rivers begin in the hills
and<00:00:02.560><c> end</c><00:00:02.879><c> in</c><00:00:03.040><c> the</c><00:00:03.279><c> sea</c>

00:00:04.630 --> 00:00:04.640 align:start position:0%
and end in the sea


00:00:04.640 --> 00:00:06.000 align:start position:0%
and end in the sea
[Music]
`);
  expect(text).toBe('rivers begin in the hills and end in the sea');
});

test('captions that grow word by word are said once', async () => {
  const cues = ['Rivers', 'Rivers begin', 'Rivers begin in', 'Rivers begin in hills.'];
  const { text } = await read(
    cues.map((cue, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index + 1},000\n${cue}\n`).join('\n'),
  );
  expect(text).toBe('Rivers begin in hills.');
});

test('who speaks is said where it changes', async () => {
  const { text } = await read(`WEBVTT

00:00.000 --> 00:02.000
<v Ms Okafor>What is a delta?

00:02.000 --> 00:04.000
<v.quiet Lena>Land that a river

00:04.000 --> 00:06.000
<v.quiet Lena>has built.</v> <v Ms Okafor>Right.

00:06.000 --> 00:08.000
- Why is it flat?
- Mud sinks where water is slow.
`);
  expect(text).toBe(
    [
      'Ms Okafor: What is a delta?',
      'Lena: Land that a river has built.',
      'Ms Okafor: Right.',
      'Why is it flat?',
      'Mud sinks where water is slow.',
    ].join('\n\n'),
  );
});

test('a long talk without pauses has paragraphs', async () => {
  const cues = Array.from({ length: 60 }, (_, index) => {
    const at = (second: number) =>
      `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')},000`;
    return `${index + 1}\n${at(index * 2)} --> ${at(index * 2 + 2)}\nThis is the sentence with the number ${index}.\n`;
  });
  const { text } = await read(cues.join('\n'));
  const paragraphs = text.split('\n\n');
  expect(paragraphs.length).toBeGreaterThan(3);
  expect(paragraphs.every((paragraph) => paragraph.endsWith('.') && paragraph.length < 1000)).toBe(true);
  expect(text.match(/number \d+\./g)).toHaveLength(60);
});

test('Japanese lines are joined without spaces, Korean ones with them', async () => {
  const cue = (lines: string) => `1\n00:00:01,000 --> 00:00:03,000\n${lines}\n`;
  expect((await read(cue('川は高い山の中で\n始まります。'))).text).toBe('川は高い山の中で始まります。');
  expect((await read(cue('강은 높은 산에서\n시작됩니다.'))).text).toBe('강은 높은 산에서 시작됩니다.');
});
