import { type Language, words } from './language.js';

/** Vietnamese. */
export const vietnamese: Language = {
  determiners: words('các những một mỗi mọi con cái chiếc cây quả trái người bức cuốn căn ngôi'),
  prepositions: words('của ở trong trên dưới với cho từ đến về bằng tại vào ra không đã đang sẽ rất'),
  conjunctions: words('và hoặc'),
  boundPrepositions: words('của đã đang sẽ rất không ra'),
  movableAdverbs: words('cũng luôn thường bây giờ hôm nay hôm qua ngày mai'),
  wordsAreSyllables: true,
  compounds:
    'cảm ơn|xin lỗi|thành công|lo lắng|bề mặt|chân không|lúc nào|mấy chốc|liên tục|trả thù|đồng hồ|xung quanh|phía trước|phía sau|bên trong|bên ngoài|bên cạnh|ngày xưa|hàng ngày|mỗi ngày|buổi chiều|mùa hè|mùa đông|mùa xuân|mùa thu|đi học|đi bộ|âm thanh|ánh sáng|bóng tối|nguy hiểm|an toàn|mạnh mẽ|yếu ớt|nhỏ bé|to lớn|rộng lớn|đầy đủ|hoàn toàn|chắc chắn|rõ ràng|bất ngờ|tò mò|thú vị|buồn rầu|cô đơn|thất vọng|hy vọng|mong muốn|cố gắng|quyết định|giải thích|tham gia|tổ chức|xây dựng|sản xuất|bảo vệ|nghiên cứu|khám phá|phát minh|trường học|bệnh viện|đại học|chính phủ|nhân dân|dân tộc|quốc gia|châu Âu|châu Á|tự nhiên|nông dân|công nhân|bác sĩ|nhà văn|tác giả|bài hát|âm nhạc|màu sắc|hình ảnh|bức tranh|thay đổi|nổi tiếng|hiệu quả|hôm nay|hôm qua|ngày mai|bây giờ|bắt đầu|kết thúc|gia đình|bạn bè|nhà trường|học sinh|sinh viên|giáo viên|công việc|làm việc|thời gian|thế giới|đất nước|con người|mọi người|cuộc sống|tình yêu|hạnh phúc|sức khỏe|hoạt động|phát triển|quan trọng|quan sát|quan tâm|vấn đề|kinh tế|xã hội|văn hóa|lịch sử|khoa học|kỹ thuật|công nghệ|máy tính|điện thoại|nhiệt độ|áp suất|năng lượng|hơi nước|động cơ|hiệu suất|cung cấp|sử dụng|thực hiện|tạo ra|trở nên|trở thành|trở về|trở lại|tức giận|tức tối|vui vẻ|vui mừng|buồn bã|vô cùng|phấn khởi|mật ong|cẩn thận|lắng nghe|suy nghĩ|cảm thấy|nhìn thấy|tìm thấy|tìm kiếm|giúp đỡ|chăm sóc|yêu thương|nói chuyện|kể chuyện|câu chuyện|câu hỏi|trả lời|đồng ý|tiếp tục|chuẩn bị|cuối cùng|đầu tiên|tất cả|mọi thứ|một số|rất nhiều|có thể|không thể|cần phải|chỉ có|cũng có|thậm chí|kiến thức|trí tuệ|thông thái|nắm giữ|cấu trúc|cánh quạt|chuyển động|tác động|quá trình|trường hợp|môi trường|thiên nhiên|động vật|thực vật|cây cối|mặt trời|mặt trăng|bầu trời|buổi sáng|buổi tối|ban đêm|ban ngày|nước mắt|khuôn mặt|bàn tay|đôi mắt|trái tim|gương mặt|quần áo|thức ăn|bữa ăn|bữa tối|ngôi nhà|ngôi làng|dòng sông|khu rừng|con đường|thành phố|nông thôn|quê hương|phụ nữ|đàn ông|trẻ em|cô bé|cậu bé|anh ta|cô ta|ông ta|bà ta|chúng ta|chúng tôi|tự hào|xinh đẹp|tốt bụng|tham lam|thông minh|bình thường|đặc biệt|khác nhau|với nhau|cùng nhau|ngọn cây|đống lửa|giận dữ|sợ hãi|ngạc nhiên|im lặng|ngay lập|lập tức|chầm chậm|từ từ|dần dần|nhẹ nhàng|nhanh chóng|khó khăn|dễ dàng',
  fixedOrder: { refused: /,/ },
};
