// Sets the theme before the first paint, so that the page never flashes in the wrong one.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('siliam:settings') || '{}').theme || 'auto';
  } catch (error) {
    void error;
  }
  if (theme === 'auto') {
    var dark = matchMedia('(prefers-color-scheme: dark)').matches;
    theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
