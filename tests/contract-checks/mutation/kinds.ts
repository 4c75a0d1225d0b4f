import type { Json } from '#src/contract-checks/document/place.ts'
import type { Leaf } from './leaves.ts'

/** A way in which one value of an answer may part from the contract. */
export type ValueKind = {
  readonly name: string
  readonly pick: (leaf: Leaf) => boolean
  /** The wrong value; `GONE` where the field is left out. */
  readonly wrong: (value: unknown, words: Json) => unknown
  /** Another name for the field. */
  readonly rename?: (name: string) => string
}

export const GONE = Symbol('gone')

const isText = ({ value }: Leaf): boolean => typeof value === 'string'
const isNumber = ({ value }: Leaf): boolean => typeof value === 'number'
const isFree = ({ words }: Leaf): boolean =>
  ['enum', 'const', 'format', 'pattern'].every((word) => words[word] === undefined)
const inRow = ({ keys }: Leaf): boolean => keys.includes('*')
const ofFormat =
  (...formats: string[]) =>
  ({ words, value }: Leaf): boolean =>
    typeof value === 'string' && formats.includes(String(words['format']))
const has =
  (word: string) =>
  ({ words, value }: Leaf): boolean =>
    words[word] !== undefined && value !== null
const num = (words: Json, word: string): number => words[word] as number
const text = (value: unknown): string => value as string
const items = (value: unknown): unknown[] => value as unknown[]
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Faults in one value of a successful answer. */
export const VALUE_KINDS: readonly ValueKind[] = [
  {
    name: 'field: a required field is missing',
    pick: ({ isRequired, keys }) => isRequired && !keys.includes('*'),
    wrong: () => GONE,
  },
  {
    name: 'field: a required field of rows is missing',
    pick: (leaf) => leaf.isRequired && inRow(leaf),
    wrong: () => GONE,
  },
  {
    name: 'field: another name',
    pick: ({ isRequired, keys }) => isRequired && keys.at(-1) !== '*',
    wrong: (value) => value,
    rename: (name) => `${name}New`,
  },
  {
    name: 'field: snake case',
    pick: ({ isRequired, keys }) => isRequired && /[A-Z]/.test(keys.at(-1) ?? ''),
    wrong: (value) => value,
    rename: snake,
  },
  {
    name: 'field: null',
    pick: ({ words, isRequired }) => isRequired && ![words['type']].flat().includes('null'),
    wrong: () => null,
  },
  { name: 'type: number instead of text', pick: isText, wrong: () => 17 },
  { name: 'type: text instead of number', pick: isNumber, wrong: String },
  { name: 'type: text instead of boolean', pick: ({ value }) => typeof value === 'boolean', wrong: String },
  {
    name: 'type: 0 and 1 instead of boolean',
    pick: ({ value }) => typeof value === 'boolean',
    wrong: (value) => (value === true ? 1 : 0),
  },
  {
    name: 'type: decimals in an integer',
    pick: ({ words, value }) => words['type'] === 'integer' && typeof value === 'number',
    wrong: (value) => (value as number) + 0.5,
  },
  {
    name: 'type: an object instead of a list',
    pick: ({ value }) => Array.isArray(value),
    wrong: (value) => Object.fromEntries(items(value).entries()),
  },
  {
    name: 'type: one item instead of a list',
    pick: ({ value }) => Array.isArray(value) && value.length > 0,
    wrong: (value) => items(value)[0],
  },
  { name: 'type: a list instead of text', pick: isText, wrong: (value) => [value] },
  {
    name: 'type: JSON in a text instead of a list',
    pick: ({ value }) => Array.isArray(value),
    wrong: (value) => JSON.stringify(value),
  },
  {
    name: 'enum: an unknown constant',
    pick: (leaf) => has('enum')(leaf) && isText(leaf),
    wrong: () => 'UNHEARD_OF',
  },
  { name: 'enum: an unknown number', pick: (leaf) => has('enum')(leaf) && isNumber(leaf), wrong: () => 987 },
  {
    name: 'enum: small letters',
    pick: (leaf) => has('enum')(leaf) && isText(leaf),
    wrong: (value) => text(value).toLowerCase(),
  },
  { name: 'enum: its number', pick: (leaf) => has('enum')(leaf) && isText(leaf), wrong: () => 1 },
  {
    name: 'format: a moment with a space',
    pick: ofFormat('date-time', 'gmt8'),
    wrong: (value) => text(value).replace(/[T ]/, '/'),
  },
  {
    name: 'format: a moment in milliseconds',
    pick: ofFormat('date-time', 'date', 'gmt8'),
    wrong: () => 1_767_225_600_000,
  },
  { name: 'format: a day that there is not', pick: ofFormat('date'), wrong: () => '2026-02-30' },
  { name: 'format: a day the other way round', pick: ofFormat('date'), wrong: () => '31.12.2026' },
  { name: 'format: no e-mail address', pick: ofFormat('email'), wrong: () => 'nobody' },
  { name: 'format: no address', pick: ofFormat('uri'), wrong: () => 'not an address' },
  { name: 'format: no uuid', pick: ofFormat('uuid'), wrong: () => '1234' },
  {
    name: 'format: against the pattern',
    pick: (leaf) => has('pattern')(leaf) && isText(leaf),
    wrong: (value) => `~${text(value)}~`,
  },
  {
    name: 'format: a decimal with a comma',
    pick: (leaf) => isText(leaf) && /^\d+\.\d+$/.test(text(leaf.value)) && !isFree(leaf),
    wrong: (value) => text(value).replace('.', ','),
  },
  {
    name: 'format: a decimal as a float',
    pick: (leaf) => isText(leaf) && /^\d+\.\d+$/.test(text(leaf.value)),
    wrong: () => 1.5,
  },
  {
    name: 'limit: below the minimum',
    pick: (leaf) => has('minimum')(leaf) && isNumber(leaf),
    wrong: (_value, words) => num(words, 'minimum') - 1,
  },
  {
    name: 'limit: above the maximum',
    pick: (leaf) => has('maximum')(leaf) && isNumber(leaf),
    wrong: (_value, words) => num(words, 'maximum') + 1,
  },
  {
    name: 'limit: no multiple',
    pick: (leaf) => has('multipleOf')(leaf) && isNumber(leaf),
    wrong: (value, words) => (value as number) + num(words, 'multipleOf') / 3,
  },
  {
    name: 'limit: too long',
    pick: (leaf) => has('maxLength')(leaf) && isText(leaf),
    wrong: (_value, words) => 'x'.repeat(num(words, 'maxLength') + 1),
  },
  { name: 'limit: empty', pick: (leaf) => has('minLength')(leaf) && isText(leaf), wrong: () => '' },
  {
    name: 'limit: too many items',
    pick: (leaf) => has('maxItems')(leaf) && Array.isArray(leaf.value) && leaf.value.length > 0,
    wrong: (value, words) => Array.from({ length: num(words, 'maxItems') + 1 }, () => items(value)[0]),
  },
  {
    name: 'limit: too few items',
    pick: (leaf) => has('minItems')(leaf) && Array.isArray(leaf.value),
    wrong: () => [],
  },
  {
    name: 'limit: the same item twice',
    pick: (leaf) => has('uniqueItems')(leaf) && Array.isArray(leaf.value) && leaf.value.length > 0,
    wrong: (value) => [items(value)[0], items(value)[0]],
  },
]
