import { expect, test } from 'vitest'
import { composedFaults } from './composed.ts'

const PANEL =
  '.panel { display: flex; flex-direction: column; min-height: 0; overflow: hidden }\n.panel > div { color: inherit }'
const faults = (css: string): string[] =>
  composedFaults('src/a/a.module.css', (file) => (file === 'src/panel.module.css' ? PANEL : css))
const COMPOSED =
  ".book, .list {\n  /* a comment: of no weight */\n  composes: panel from '../panel.module.css';\n"

test.each([
  [
    'in the same rule',
    `${COMPOSED} min-height: 1px }`,
    ['.book may lose its min-height', '.list may lose its'],
  ],
  ['in a rule of its own', `${COMPOSED} }\n.list { overflow-x: auto }`, ['.list may lose its overflow-x']],
  [
    'for some screens',
    `${COMPOSED} }\n@media (width < 9px) { .book { overflow: clip } }`,
    ['.book may lose its'],
  ],
])('an override %s is found', (_name, css, found) => {
  expect(faults(css)).toEqual(found.map((text) => expect.stringContaining(text) as string))
})

test.each([
  ['twice as heavy', `${COMPOSED} }\n.list.list { overflow: auto }`],
  ['of something else', `${COMPOSED} color: inherit }\n.list > div { overflow: auto }`],
  ['another matter', `${COMPOSED} flex: none }\nspan:not(b, .list, i) { overflow: auto }`],
  [
    'of its own sheet, where the order is written',
    '.name { margin: 0 }\n.next { composes: name; margin: 8px }',
  ],
])('%s is accepted', (_name, css) => {
  expect(faults(css)).toEqual([])
})
