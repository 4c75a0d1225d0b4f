// Runs before the first paint: theme, price colours and language of the page, from what is remembered.
// A file of its own, because the content security policy allows no script inside the page. It cannot
// import; boot.test.ts keeps it to the keys and forms that src/session writes.
;(function () {
  function remembered(key) {
    try {
      const text = localStorage.getItem(key)
      if (text === null) return null
      try {
        const entry = JSON.parse(text)
        return entry !== null && typeof entry === 'object' ? (entry.v === 1 ? entry.value : null) : entry
      } catch {
        return text
      }
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const theme = remembered('openbourse.theme')
  const light = window.matchMedia('(prefers-color-scheme: light)').matches
  root.dataset.theme = theme === 'white' || theme === 'black' ? theme : light ? 'white' : 'black'
  const movement = remembered('openbourse.movement')
  root.dataset.updown = movement === 'red-green' || movement === 'blue-orange' ? movement : 'green-red'
  const language = remembered('openbourse.language')
  root.lang = /^[a-z]{2}_[A-Z]{2}$/.test(language) ? language.replace('_', '-') : 'en-US'
})()
