import type { Language } from './language.js';

/** Thai. */
export const thai: Language = {
  unspaced: {
    heads: /^(?:ใน|ที่|ของ|จาก|กับ|แก่|ต่อ|โดย|เพื่อ|บน|ใต้|ทุก|ผู้|การ|ความ|ไม่|จะ|กำลัง|หน้า|หลัง|ข้าง|ชาว|นัก|และ|หรือ|สอง|สาม)$/u,
    tails: /^(?:อยู่|แล้ว|นี้|นั้น|หนึ่ง|ๆ|มาก|ขึ้น|ลง)$/u,
  },
  hasNoEndMark: true,
};
