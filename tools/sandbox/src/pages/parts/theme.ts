// Applies the stored theme before the first paint, so that the page never shows the wrong colours.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const chosen = localStorage.getItem('latchkey-sandbox-theme')
    document.documentElement.dataset['theme'] = chosen ?? (dark.matches ? 'dark' : 'light')
  }
  apply()
  dark.addEventListener('change', apply)
})()
