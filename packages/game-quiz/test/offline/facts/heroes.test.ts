import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { patternQuestions } from '../../../src/offline/facts/pattern-facts.js';
import { sourceOf } from '../../../src/offline/source/source.js';

const questionsIn = (text: string, language: string) => patternQuestions(sourceOf(readText(text), language), 1, false);
const whoIn = (text: string, language: string) =>
  questionsIn(text, language).map(({ question, key }) => ({ question, key }));

describe('who-questions about the heroes of a text', () => {
  it('keeps the question word in its place in Chinese', () => {
    const text =
      '安娜莎打开了旧木箱，找到一张发黄的地图。安娜莎觉得地图上的小岛非常神秘。叔叔走到河边去准备那条小木船。妈妈做了很多干粮。叔叔说：“明天一早我们就出发去那个小岛吧。”妈妈同意了。';
    expect(whoIn(text, 'zh')).toContainEqual({ question: '谁觉得地图上的小岛非常神秘？', key: '安娜莎' });
  });

  it('makes the verb masculine in Russian', () => {
    const text =
      'Алина нашла в сарае старую карту. Алина увидела на карте маленький остров. Марат взял в сарае крепкую верёвку. Марат починил лодку за один день. Тимур сварил кашу для всей команды. Тимур спрятал карту в сапог.';
    const asked = whoIn(text, 'ru');
    expect(asked).toContainEqual({ question: 'Кто увидел на карте маленький остров?', key: 'Алина' });
    expect(asked).toContainEqual({ question: 'Кто починил лодку за один день?', key: 'Марат' });
  });

  it('takes the agent of the ergative in Hindi', () => {
    const text =
      'सुमन ने नदी के किनारे एक पुराना संदूक देखा। सुमन ने संदूक को धीरे से खोला। विवेक ने संदूक में एक नक्शा पाया। विवेक ने नक्शा अपनी जेब में रख लिया। गीता ने सबके लिए खाना बनाया। गीता ने नाव की मरम्मत की।';
    expect(whoIn(text, 'hi')).toContainEqual({ question: 'किसने संदूक को धीरे से खोला?', key: 'सुमन' });
  });

  it('does not ask what the text says of several times', () => {
    const text =
      'Lan đi ra bờ sông rất sớm. Lan nhìn thấy một chiếc thuyền gỗ. Minh đi ra bờ sông rất sớm. Minh nhìn thấy ngọn đèn ở xa. Hoa đi ra bờ sông rất sớm. Hoa nghe tiếng sóng vỗ vào bờ.';
    const asked = whoIn(text, 'vi').map(({ question }) => question);
    expect(asked).not.toContain('Ai đi ra bờ sông rất sớm?');
    expect(asked).toContain('Ai nhìn thấy một chiếc thuyền gỗ?');
  });

  it('offers the others of the text', () => {
    const text =
      'Lan nhìn thấy một chiếc thuyền gỗ bên bờ sông. Lan đi chợ. Minh nghe tiếng sóng vỗ vào bờ đá. Minh đi học. Hoa nấu cơm cho cả nhà vào buổi chiều. Hoa đi ngủ.';
    const asked = questionsIn(text, 'vi').find(({ key }) => key === 'Minh');
    expect([...(asked?.distractors ?? [])].sort()).toEqual(['Hoa', 'Lan']);
  });
});
