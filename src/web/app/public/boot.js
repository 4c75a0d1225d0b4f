// Runs before the first paint: theme, price colours and language of the page, from what is remembered.
// A file of its own, because the content security policy allows no script inside the page. It cannot
// import; boot.test.ts keeps it to the keys and forms that src/web/session writes.
;(function () {
  /** @param {string} name @param {RegExp} form @returns {string | null} */
  function remembered(name, form) {
    try {
      const text = /^\{"v":1,"value":"([\w-]+)"\}$/.exec(
        localStorage.getItem(`openbourse.${name}`) ?? '',
      )?.[1]
      return text !== undefined && form.test(text) ? text : null
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const preferred = window.matchMedia('(prefers-color-scheme: light)').matches ? 'white' : 'black'
  root.dataset.theme = remembered('theme', /^(black|white)$/) ?? preferred
  root.dataset.updown = remembered('movement', /^(green-red|red-green|blue-orange)$/) ?? 'green-red'
  root.lang = remembered('language', /^[a-z]{2}_[A-Z]{2}$/)?.replace('_', '-') ?? 'en-US'
})()
