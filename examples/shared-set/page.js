// What a set tells bubbles: a page can keep it, or send it where it is needed.

document.addEventListener('ludotext-result', ({ detail: { right, total } }) => {
  document.querySelector('output').textContent = `${right} of ${total} right`;
});
