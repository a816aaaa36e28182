import type { Language } from './language.js';

/** Vietnamese. */
export const vietnamese: Language = {
  articles: { indefinite: /^một$/, definite: /^(?:này|đó|ấy|kia)$/ },
  ordinals: [/^(?:đầu tiên|thứ nhất|thứ hai|thứ ba|cuối cùng)(?!\p{L})/iu],
  stepWords: 'bước',
  procedureHeadings: 'cách|bước|hướng dẫn',
  demonstratives: /^(?:này|đó|ấy|kia|thế)$/,
  pointers: /^(?:sau|rồi|cũng|khác|lại|vẫn|nữa|cả)$/,
  additions: /^(?:và|cũng|ngoài ra|hơn nữa|bên cạnh đó|một số|nhiều|hoặc)(?![\p{L}\p{M}])/iu,
  looksBack:
    /^(?:nhưng|và|sau đó|rồi|vì vậy|do đó|tuy nhiên|điều này|điều đó|ở đó)(?!\p{L})|^(?:[^,]{1,40}, )?(?:nó|họ|cô|anh ta|anh ấy|cô ấy|chị ấy|ông ấy|bà ấy|hắn)(?!\p{L})/iu,
};
