import type { Language } from './language.js';

const toned = Array.from({ length: 90 }, (_, index) => String.fromCodePoint(0x1ea0 + index)).join('');

/** Vietnamese. */
export const vietnamese: Language = {
  stopWords: {
    own: `ai anh ấy bà bằng bị bởi các cái cho chỉ chúng cô có còn con cũng của cùng cứ do đang đã để đến đều đi đó được giữa hay
    hơn khi không là lại lên mà mình mỗi một nào này nên nếu ngay nhiều như nhưng những nó nơi nữa ở ông phải qua ra rằng rất
    rồi sau sẽ sự ta tại thế thì theo tôi trên trong trước từ từng tuy và vào vẫn vậy về vì với vừa xuống`,
  },
  abbreviations: 'ts ths gs pgs bs tp tx tr đ/c v.v',
  attribution: { verbs: 'nói|hỏi|đáp|kêu|trả lời|thốt|hét|nghĩ|bảo|gọi|la|thì thầm' },
  openingCues: {
    pronoun:
      'anh ta|anh ấy|anh|cô|cô ấy|cô ta|chị ấy|ông|ông ta|ông ấy|bà|bà ta|bà ấy|hắn|hắn ta|nó|họ|chúng|cậu|cậu ta|cậu bé|cô bé|này|đó|đây|điều này|điều đó|việc này|việc đó|những thứ này|cả hai|ở đó|ở đây|khi anh|khi cô|khi nó|khi họ|mỗi lần|trong đó|tại đó|người này|loại này|hai người|khi thấy|thấy vậy|nghe vậy',
    connective:
      'nhưng|và|hoặc|tuy nhiên|vì vậy|vì thế|do đó|cho nên|nên|ngoài ra|hơn nữa|thay vào đó|nếu không|mặc dù vậy|ví dụ|thực tế|thật vậy|bởi vì|cũng|có lẽ|ngược lại|thế là|thế nhưng|do vậy|tuy vậy|dù vậy|vậy là|thậm chí|đúng|không|rồi',
    time: 'rồi|sau đó|tiếp theo|tiếp đó|cuối cùng|đột nhiên|bỗng nhiên|bỗng|chẳng mấy chốc|ngay lập tức|trong khi đó|ngày hôm sau|hôm sau|sáng hôm sau|đêm đó|đêm hôm đó|tối hôm đó|từ đó|kể từ đó|thứ hai|thứ ba|một lúc sau|lát sau|lúc đó|lúc này|vừa|ngay khi|ngay sau đó|bây giờ|khi đó|lần này|thoáng chốc',
    episode: 'một hôm|một ngày nọ|một ngày|ngày nọ|một buổi|ngày xưa|một lần',
  },
  detection: { letters: `ăâđêôơưáàãéèíìĩóòõúùũýỳ${toned}`, foreign: 'fjwz', parts: '^ng|^nh|^tr|^kh|^ph|^th|nh$|ng$' },
};
