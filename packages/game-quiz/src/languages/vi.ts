import type { Language } from './language.js';

/** Vietnamese. See language.ts for the members. */
export const vi = {
  absoluteTerms: 'luôn luôn|không bao giờ|tuyệt đối|hoàn toàn|chắc chắn|không có ngoại lệ',
  wholeTerms: 'tất cả|mọi|không ai',
  vagueTerms: 'đôi khi|thỉnh thoảng|thường|thường xuyên|hiếm khi|có lẽ|có thể là|nói chung|gần như',
  negations: 'không phải|ngoại trừ|trừ|chưa bao giờ|sai',
  asksForReason: 'tại sao|vì sao',
  pronouns: 'anh ấy|cô ấy|ông ấy|bà ấy|họ',
  namesTheText: [/theo (?:đoạn văn|bài|văn bản)|trong (?:đoạn văn|bài đọc|văn bản)/iu],
  allOfTheAbove: [
    'tất cả các đáp án trên',
    'tất cả các ý trên',
    'tất cả đều đúng',
    'cả ba đáp án trên',
    'tất cả các phương án trên',
    'tất cả đáp án trên',
    'tất cả các câu trên',
  ],
  noneOfTheAbove: [
    'không có đáp án nào đúng',
    'không đáp án nào đúng',
    'không có ý nào trên',
    'không có phương án nào',
    'không phải các đáp án trên',
    'không đáp án nào ở trên',
  ],
  truthValues: 'đúng sai',
  keyMarks: 'đúng',
  optionNames: 'đáp án|lựa chọn',
  verdicts: 'đúng|sai',
  copulas: 'là',
  optionJoiners: 'và',
  combinationOpeners: 'cả|chỉ',
  andWords: 'và',
  listWords: 'và|hoặc',
  stemWords: { min: 7, max: 34 },
  innerPronouns: /(?<!\p{L})(?:anh ta|anh ấy|cô ấy|cô ta|ông ta|ông ấy|bà ấy|họ|nó|chúng|này|đó|ấy)(?!\p{L})/iu,
  firstPersons: /(?<!\p{L})(?:tôi|chúng tôi|chúng ta|mình)(?!\p{L})/iu,
  openingConjunctions: 'Và|Nhưng|Rồi|Một ngày nọ|Một hôm|Sau đó|Cuối cùng|Vì vậy|Hôm sau',
  numberBounds:
    'hơn|trên|dưới|gần|khoảng|ít nhất|nhiều nhất|tối đa|tối thiểu|đến|tới|chừng|trước|sau|trước năm|sau năm',
  numberBoundsBehind: 'trở lên|trở xuống|trở lại',
  openingAdverbs: 'Tuy nhiên',
  pointsBack: /^(?:tôi|này)$/i,
  storyWords: /(?<!\p{L})(?:anh|cô|chị|bà|ông|cậu)(?!\p{L})/iu,
  yearBefore: 'năm',
  numberLabels: 'chương|hình',
  placePrepositions: 'ở tại',
  wordClasses: {
    change: 'tăng_lên giảm_xuống giữ_nguyên',
    order: 'trước_khi sau_khi trong_khi',
    country: {
      asia: 'Việt_Nam Trung_Quốc Nhật_Bản Hàn_Quốc Thái_Lan Ấn_Độ Mông_Cổ Lào Campuchia Indonesia Malaysia Singapore Philippines',
      europe: 'Anh Pháp Đức Nga Hà_Lan Hy_Lạp Ba_Lan Thụy_Sĩ Thụy_Điển Ý Tây_Ban_Nha Bồ_Đào_Nha',
      america: 'Hoa_Kỳ/Mỹ Brasil Canada Mexico',
    },
    continent: 'châu_Âu châu_Á châu_Phi châu_Mỹ châu_Đại_Dương',
    city: 'Hà_Nội Huế Đà_Nẵng Hải_Phòng Sài_Gòn Cần_Thơ Đà_Lạt Thái_Nguyên Nha_Trang',
    worldCity: 'Paris London Roma Tokyo Berlin Moskva Washington Bắc_Kinh Bangkok',
    sea: 'Thái_Bình_Dương Đại_Tây_Dương Ấn_Độ_Dương Bắc_Băng_Dương Địa_Trung_Hải',
    direction: 'phía_bắc phía_nam phía_đông phía_tây',
    season: 'mùa_xuân mùa_hè mùa_thu mùa_đông',
    weekday: 'thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy chủ_nhật',
    creature:
      'con_chó con_mèo con_bò con_dê con_ngựa con_lợn/con_heo con_gà con_vịt con_thỏ con_chuột con_hổ con_voi con_khỉ con_cáo con_gấu con_nai con_rắn con_rùa con_ếch con_trâu con_báo',
    beast: 'sư_tử cá_sấu lạc_đà hà_mã hươu_cao_cổ báo_đốm linh_dương ngựa_vằn chó_sói',
    family: 'mẹ bố/cha anh_trai em_trai chị_gái em_gái ông_nội/ông_ngoại bà_nội/bà_ngoại',
    role: 'nhà_vua hoàng_hậu công_chúa hoàng_tử nông_dân ngư_dân thợ_săn giáo_viên học_sinh bác_sĩ y_tá thương_nhân binh_lính cảnh_sát đầu_bếp thợ_mộc thợ_rèn nhà_thơ họa_sĩ nhạc_sĩ kỹ_sư nhà_khoa_học',
    colour: 'màu_đỏ màu_xanh màu_vàng màu_trắng màu_đen màu_tím màu_nâu',
    food: 'bánh_mì quả_táo quả_chuối quả_cam dưa_hấu khoai_tây trứng_gà mật_ong cà_phê cà_rốt hạt_tiêu rượu_vang',
    building:
      'trường_học bệnh_viện nhà_thờ cửa_hàng thư_viện bảo_tàng nhà_máy ngân_hàng nhà_ga sân_bay nhà_hàng cung_điện lâu_đài nhà_tù bưu_điện',
    numeral: 'bốn sáu bảy tám mười',
    metal: 'sắt đồng vàng_ròng chì nhôm thép',
    gas: 'oxy nitơ hydro heli metan',
    disaster: 'động_đất lũ_lụt hỏa_hoạn hạn_hán sóng_thần bão_tố nạn_đói',
    religion: 'Phật_giáo Hồi_giáo Ấn_Độ_giáo Công_giáo Nho_giáo',
    language: 'tiếng_Anh tiếng_Pháp tiếng_Trung tiếng_Nhật tiếng_Đức tiếng_Nga tiếng_Việt tiếng_Latinh',
    subject: 'toán_học vật_lý hóa_học sinh_học lịch_sử địa_lý y_học triết_học thiên_văn_học',
  },
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:nói|hỏi|nghĩ|đáp|quyết định|chạy|đi|nhìn|thấy|trèo|cảm thấy|khóc|cười|kêu|bảo|muốn|lấy|ôm|thức dậy|không|đã|thò|ngồi|đứng|bay|nghe|mời|nấu|bắt đầu|tức giận)(?!\p{L})/gu,
  asksWhatIsSaid: 'Câu nào sau đây phù hợp với nội dung bài đọc?',
  asksWhatIsContradicted: 'Câu nào sau đây trái với nội dung bài đọc?',
  opposites:
    'trước khi|sau khi, phía bắc|phía nam, phía đông|phía tây, phía Bắc|phía Nam, phía Đông|phía Tây, miền Bắc|miền Nam, miền bắc|miền nam, ' +
    'lớn hơn|nhỏ hơn, lớn nhất|nhỏ nhất, cao hơn|thấp hơn, cao nhất|thấp nhất, nhiều hơn|ít hơn, mạnh hơn|yếu hơn, nhanh hơn|chậm hơn, dài hơn|ngắn hơn, ' +
    'tăng lên|giảm xuống, gia tăng|suy giảm, tăng|giảm, bên trong|bên ngoài, bên trái|bên phải, phía trên|phía dưới, phía trước|phía sau, mùa hè|mùa đông, ' +
    'mùa xuân|mùa thu, mùa mưa|mùa khô, ban ngày|ban đêm, buổi sáng|buổi tối, mở cửa|đóng cửa, mua|bán, nhanh chóng|chậm chạp, dễ dàng|khó khăn, ' +
    'thích|ghét, hầu hết|rất ít, đa số|thiểu số, nhập khẩu|xuất khẩu, bắt đầu vào|kết thúc vào, sinh năm|mất năm, nhờ có|bất chấp, thường xuyên|hiếm khi, ' +
    'đồng ý|từ chối, cho phép|cấm, thành công|thất bại, bạn bè|kẻ thù, có thể|không thể, chỉ, không tăng, không thành công, không đồng ý, không cho phép, ' +
    'không thích, mua bán, có thể không',
  denials:
    'đầu tiên|cuối cùng, nhiều nhất|ít nhất, không muốn|muốn, không được|được, không phải là|là, chưa từng|đã từng, không có|có, không biết|biết, mà, ' +
    'không chỉ, không những, gì, ai, nào, nhưng, nữa',
  questions: [
    {
      kind: 'subject',
      classes: 'family+role+creature+beast person',
      find: /^(?<key>\p{Lu}\p{Ll}{2,}) (?<rest>(?!là |và |cũng |của |có )\p{Ll}(?:(?!, (?:và|nhưng|còn|cậu|anh|cô|họ|nó) )[^.:;“”"]){8,120})\.$/u,
      ask: 'Ai {rest}?',
    },
    {
      kind: 'reason',
      pool: 'clause',
      find: / (?:bởi vì|vì) (?<key>(?!nó |họ |anh ta |cô ấy |vậy|thế|sao)[^.,;:“”"]{10,90})\.$/u,
    },
  ],
  orderQuestions: {
    first: 'Việc nào xảy ra trước tiên?',
    last: 'Việc nào xảy ra sau cùng?',
    firstStep: 'Bước nào đến trước tiên?',
  },
  deed: /^(?:(?:Con|Chú|Người|Vị|Các|Những) (?:\p{Ll}+ ){1,3}?|(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) )(?:đã |liền |bèn |vội |vội vàng )?(?:đi|chạy|lấy|đặt|mở|đóng|ăn|uống|nhìn thấy|tìm thấy|mang|cầm|bay|nhảy|trèo|leo|rơi|ngã|đến|trở về|quay về|bước|bắt|giết|đưa|cho|tặng|mua|bán|xây|đào|cắt|chặt|nấu|ném|ôm|kéo|đẩy|thả|treo|giấu|gặp|rời) /u,
  noDeed:
    /(?<!\p{L})(?:nó|hắn|y|họ|chúng|tôi|ta|mình|này|đó|ấy|kia|đây|rồi|sau|sau đó|trước|cuối cùng|lại|nữa|vẫn|cũng|luôn|thường|mỗi|hàng ngày|khác|thứ hai|khi|không|chưa|là|đang|sẽ|muốn|phải|nói|hỏi)(?!\p{L})|^(?:Anh|Cô|Chị|Em|Ông|Bà|Cậu) /iu,
  orderWords: 'sau đó|cuối cùng|lập tức|ngay|bỗng|liền|bèn',
} satisfies Language;
