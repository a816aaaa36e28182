// The events of the players bubble, so that the page hears all of them in one place.

const points = { score: 0, max: 0 };

document.addEventListener('ludotext-answer', ({ target, detail }) => {
  tell(`${target.localName} ${detail.index + 1}: ${detail.score} of ${detail.max}`);
});

document.addEventListener('ludotext-complete', ({ target, detail }) => {
  tell(`${target.localName} finished: ${detail.right} of ${detail.total} right`);
  points.score += detail.score;
  points.max += detail.max;
  document.querySelector('#points').textContent = `${points.score} of ${points.max}`;
});

function tell(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.querySelector('#events').append(line);
}
