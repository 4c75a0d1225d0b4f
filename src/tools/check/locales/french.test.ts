import { expect, test } from 'vitest'
import { frenchFaults } from './french.ts'

const faults = (text: string, language = 'fr_FR') =>
  frenchFaults(language, new Map([['ui', new Map([['ui.one', text]])]]))

test.each(['Trier par : {column}', 'Oublié ?', '5 %', 'clé « {name}\u00a0»', 'Vert ; rouge'])(
  '%s has a breakable space before its sign',
  (text) => {
    expect(faults(text)).toEqual([
      expect.stringContaining('locales/fr_FR/ui.json: ui.one needs a no-break space in'),
    ])
  },
)

test.each(['Trier par\u00a0: {column}', 'Oublié\u202f?', '«\u00a0{name}\u00a0»', 'B, 1 ou\u00a0?.', '10:30'])(
  '%s is accepted',
  (text) => {
    expect(faults(text)).toEqual([])
  },
)

test('another language is not checked', () => {
  expect(faults('Name : {name}', 'de_DE')).toEqual([])
})
