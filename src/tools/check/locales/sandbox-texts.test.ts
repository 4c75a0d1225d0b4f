import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, SANDBOX } from './catalogue.ts'
import { spacingFaults } from './japanese.ts'
import { sandboxFaults, sandboxMessages } from './sandbox-texts.ts'

const file = (...text: string[]): string => JSON.stringify({ help: { a: { title: 'A', text } } })
const of = (forgot: string, ...text: string[]): Catalogue =>
  new Map([
    ['auth', new Map(Object.entries({ forgot, other: 'Vergessen?', of: 'Mot d’envoi' }))],
    [SANDBOX, sandboxMessages(file(...text))],
  ])
const base = of('Forgot password?', 'Press “Forgot password?”', 'After 30 days')
const faults = (...text: string[]): string[] =>
  sandboxFaults('de_DE', base, of('Passwort vergessen?', ...text)).map((fault) =>
    fault.replace('src/sandbox/areas/content/texts/de_DE.json: ', ''),
  )

test('each line of a text is a message, whose key contains its kind', () => {
  expect([...sandboxMessages(file('one', '# two', '- three'))]).toEqual([
    ['help.a.title', 'A'],
    ['help.a.text.0', 'one'],
    ['help.a.text.1 heading', 'two'],
    ['help.a.text.2 item', 'three'],
  ])
})

test('a faithful translation has no errors', () => {
  expect(faults('„Passwort vergessen?“ drücken', 'Nach 30 Tagen')).toEqual([])
})

test.each([
  [['„Vergessen?“ drücken', '30'], 'help.a.text.0 does not name “Passwort vergessen?”'],
  [['Drücken', '30'], 'help.a.text.0 does not name “Passwort vergessen?”'],
  [['„Passwort vergessen?“', '30 „Tage“'], 'help.a.text.1 names “Tage”, which no screen shows'],
  [['„Passwort vergessen?“', 'Nach Tagen'], 'help.a.text.1 lacks the number 30'],
])('the error is reported: %j', (text, fault) => {
  expect(faults(...text)).toEqual([fault])
})

test.each(['“Mot d’envoi”', '„Mot d’envoi“', '« Mot d’envoi »', '「Mot d’envoi」'])(
  'a name is recognised in the quotation marks of every language: %s',
  (quoted) => {
    expect(faults(`„Passwort vergessen?“ ${quoted}`, '30')).toEqual([])
    expect(faults(`„Passwort vergessen?“ ${quoted.replace('M', 'm')}`, '30')).toEqual([
      'help.a.text.0 names “mot d’envoi”, which no screen shows',
    ])
  },
)

test('an error of a sandbox text is reported with its file', () => {
  const other = of('Passwort vergessen?', '# „Passwort vergessen?“', 'Press the button after 30 days')
  expect(catalogueFaults('ja_JP', base, other)).toContain(
    'src/sandbox/areas/content/texts/ja_JP.json: help.a.text.0 is missing',
  )
  expect(spacingFaults('ja_JP', of('x', '# こ', '30 日'))).toEqual([
    'src/sandbox/areas/content/texts/ja_JP.json: help.a.text.1 has a space in “0 日”, which Japanese sets without',
  ])
})
