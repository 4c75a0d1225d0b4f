/** Colours of the reader's system, so that the page follows the theme it is read in. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --soft: color-mix(in srgb, CanvasText 5%, Canvas); --quiet: color-mix(in srgb, CanvasText 68%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; background: Canvas; color: CanvasText; font: 14px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 1200px; margin: 0 auto; padding: 32px 24px 64px }
h1 { font-size: 24px; line-height: 32px; font-weight: 600; margin: 0 0 4px }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 0; padding: 12px 16px }
.sum, #shown { color: var(--quiet); margin: 0 0 16px }
#shown:empty { display: none }
.coverage { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 24px }
.coverage div { border: 1px solid var(--line); border-radius: 8px; padding: 8px 16px; min-width: 128px }
dt { color: var(--quiet); font-size: 12px }
dd { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600 }
dd span { font-size: 12px; font-weight: 400; color: var(--quiet) }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; margin: 0 0 16px }
label { display: grid; gap: 4px; font-size: 12px; color: var(--quiet) }
label.check { display: flex; align-items: center; gap: 8px; min-height: 36px; font-size: 14px; color: inherit }
input[type=search], select { font: inherit; font-size: 14px; color: FieldText; background: Field; border: 1px solid color-mix(in srgb, CanvasText 50%, Canvas); border-radius: 6px; height: 36px; padding: 0 12px }
input[type=search] { width: min(320px, 80vw) }
::placeholder { color: var(--quiet); opacity: 1 }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px }
.operation { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 16px; overflow: hidden }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: 8px 16px; border-top: 1px solid var(--line) }
th { font-size: 12px; font-weight: 500; color: var(--quiet); background: var(--soft); white-space: nowrap }
td { overflow-wrap: anywhere; min-width: 96px }
td:nth-child(2) { width: 24%; min-width: 160px }
td:nth-child(5) { white-space: nowrap }
td:last-child { color: var(--quiet); width: 26%; min-width: 220px }
code { font: 12px/1.5 ui-monospace, monospace }
details { border-top: 1px solid var(--line); padding: 8px 16px }
summary { cursor: pointer }
pre { margin: 8px 0; overflow-x: auto; background: var(--soft); padding: 12px; border-radius: 6px }
.skipped { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin-top: 24px }
.skipped table { margin-top: 8px }
[hidden] { display: none !important }
@media (max-width: 800px) {
  main { padding: 16px }
  .coverage { display: grid; grid-template-columns: repeat(auto-fill, minmax(128px, 1fr)) }
  input[type=search], label { width: 100% }
  table, tbody, tr, td { display: block }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  tr { border-top: 1px solid var(--line); padding: 8px 16px }
  td, td:nth-child(n) { border: 0; padding: 2px 0; width: auto; min-width: 0; white-space: normal }
  td[data-label] { display: grid; grid-template-columns: 80px minmax(0, 1fr); gap: 0 8px }
  td[data-label]::before { content: attr(data-label); color: var(--quiet); font-size: 12px; line-height: 21px }
  td[data-label] > div { grid-column: 2 }
}
`

/** Hides rows that do not fit, and operations without rows. */
export const HTML_SCRIPT = `
const at = (id) => document.getElementById(id)
const [words, rule, often, shown] = ['words', 'rule', 'often', 'shown'].map(at)
function filter() {
  const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let left = 0
  for (const section of document.querySelectorAll('.operation')) {
    let own = 0
    const name = section.querySelector('h2').textContent.toLowerCase()
    for (const row of section.querySelectorAll('tbody tr')) {
      const text = name + ' ' + row.textContent.toLowerCase()
      const fits = wanted.every((word) => text.includes(word)) && (rule.value === '' || row.dataset.rule === rule.value) && (!often?.checked || row.dataset.often === 'true')
      row.hidden = !fits
      if (fits) own += 1
    }
    section.hidden = own === 0
    left += own
  }
  shown.textContent = left + ' shown'
}
if (words) {
  for (const each of [words, rule, often]) each?.addEventListener('input', filter)
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault())
}
`
