import { tha } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Thai. */
export const thai: Language = {
  stopWords: { packaged: tha },
  clauses: {
    goesOn:
      /^(?:ได้|ที่|ซึ่ง|และ|หรือ|โดย|เพื่อ|จะ|ถูก|คือ|เป็น|มี|เมื่อ|ใน|จาก|ของ|เช่น|จึง|ก็|อัน|กับ|ด้วย|ให้|ว่า|ไม่|เพราะ|รวมทั้ง|รวมถึง|จน|ตาม|ต่อ|แก่|อย่าง|ทำให้)/u,
    staysOpen: /(?:ที่|ของ|ใน|และ|หรือ|เช่น|คือ|ว่า|เมื่อ|โดย|จาก|กับ|ซึ่ง|ได้แก่|ต่อมา|นอกจากนี้|อย่างไรก็ตาม|ดังนั้น)$/u,
  },
};
