import type { Language } from './language.js';

/** Thai. See language.ts for the members. */
export const th = {
  absoluteTerms: 'เสมอ|ไม่เคย|ตลอดเวลา|อย่างแน่นอน|โดยสิ้นเชิง',
  wholeTerms: 'ทั้งหมด|ทุกคน|ไม่มีใคร',
  vagueTerms: 'บางครั้ง|มักจะ|โดยทั่วไป|บ่อยครั้ง|นาน ๆ ครั้ง|อาจจะ',
  negations: 'ไม่ใช่|ไม่ได้|ยกเว้น|ไม่ถูกต้อง|ไม่เคย',
  asksForReason: 'ทำไม|เหตุใด',
  pronouns: 'เขา|เธอ|พวกเขา',
  namesTheText: [/ตามเนื้อเรื่อง|ตามบทความ|จากบทความ/iu],
  allOfTheAbove: ['ถูกทุกข้อ', 'ทั้งหมดที่กล่าวมา', 'ข้างต้นทั้งหมด'],
  noneOfTheAbove: ['ไม่มีข้อใดถูก', 'ไม่มีข้อใดถูกต้อง', 'ไม่ใช่ทั้งหมดที่กล่าวมา'],
  truthValues: 'ถูก ผิด ใช่ ไม่ใช่',
  optionNames: 'ข้อ',
  stemWords: { min: 8, max: 34 },
  numberBounds: 'กว่า|เกือบ|ประมาณ|ราว|อย่างน้อย|อย่างมาก|ถึง|ไม่เกิน|มากกว่า|น้อยกว่า',
  numberBoundsBehind: 'ขึ้นไป|กว่า|เศษ',
  writesFullStops: false,
  pointsOutside:
    /^(?:แต่|และ|จึง|แล้ว|เขา|เธอ|มัน|พวก|หลังจากนั้น|จากนั้น|ดังนั้น|ต่อมา|นอกจาก|ซึ่ง|ที่|โดย|เพราะ|เพื่อ|หรือ)|(?:นี้|นั้น|เหล่านี้)(?!\p{L})/u,
  nouns: [
    {
      kind: 'marked',
      before: { prep: 'ของ ใน บน จาก ใต้ ริม ข้าง กลาง กับ ถึง' },
      form: /(?!)/u,
      notNoun: /^(?:การ|ความ|ไม่|นั้น|นี้|ทุก|หลาย|มาก)/u,
    },
  ],
} satisfies Language;
