import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseLongText } from './long-text.ts'

test('a text is parsed into title, introduction, and parts with lists and marked words', () => {
  const text =
    '# Terms\n\nShort and **plain**.\n\n## Money\n\nSee [fees](/fees), twice.\n\n- one\n- two\n\n## End\n\n1. last'
  expect(parseLongText(text)).toEqual({
    title: 'Terms',
    lead: [
      { kind: 'paragraph', pieces: [{ text: 'Short and ' }, { text: 'plain', strong: true }, { text: '.' }] },
    ],
    parts: [
      {
        id: 'part-1',
        title: 'Money',
        blocks: [
          {
            kind: 'paragraph',
            pieces: [{ text: 'See ' }, { text: 'fees', to: '/fees' }, { text: ', twice.' }],
          },
          { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
        ],
      },
      { id: 'part-2', title: 'End', blocks: [{ kind: 'list', ordered: true, items: [[{ text: 'last' }]] }] },
    ],
  })
})

test.each([
  ['no title', 'Text'],
  ['HTML', '# T\n\nA <b>bold</b> word'],
  ['a third level', '# T\n\n### Deep'],
  ['a picture', '# T\n\n![x](/x.png)'],
  ['a script as link', '# T\n\n[x](javascript:alert)'],
  ['another host as link', '# T\n\n[x](//evil.example)'],
])('%s is refused at build time', (_, text) => {
  expect(() => parseLongText(text)).toThrow(SyntaxError)
})

test.each(readdirSync('locales/content'))('%s has the same parts in every language', (name) => {
  const parts = readdirSync(`locales/content/${name}`).map(
    (file) => parseLongText(readFileSync(`locales/content/${name}/${file}`, 'utf8')).parts.length,
  )
  expect(new Set(parts).size).toBe(1)
  expect(parts).toHaveLength(9)
})
