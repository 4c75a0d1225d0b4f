// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineEntry, isRecord, wrapped } from './storage.ts'

const word = defineEntry<string>({
  key: 'word',
  areas: ['local'],
  migrations: [wrapped],
  check: (value) => (typeof value === 'string' ? value : null),
})

/** An entry with a history: a bare text, then `{word}`, then `{words: […]}`. */
const words = defineEntry<readonly string[]>({
  key: 'words',
  areas: ['local', 'session'],
  migrations: [
    (bare) => ({ word: bare }),
    (old) => {
      if (!isRecord(old) || typeof old['word'] !== 'string') throw new TypeError('no word')
      return { words: [old['word']] }
    },
    (old) => (isRecord(old) ? old['words'] : null),
  ],
  check: (value) => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  word.write(null)
})

describe('stored entries', () => {
  test('are written with their version, and null removes them', () => {
    word.write('ada')
    expect(localStorage.getItem('word')).toBe('{"v":1,"value":"ada"}')
    expect(word.read()).toBe('ada')
    word.write(null)
    expect(localStorage.getItem('word')).toBeNull()
  })

  test.each([
    ['version 0, bare text', 'ada', ['ada']],
    ['version 0, bare JSON', '"ada"', ['ada']],
    ['version 1', '{"v":1,"value":{"word":"ada"}}', ['ada']],
    ['version 2', '{"v":2,"value":{"words":["ada","bob"]}}', ['ada', 'bob']],
    ['version 3, today', '{"v":3,"value":["ada"]}', ['ada']],
    ['version 4, of a newer release', '{"v":4,"value":["ada"]}', null],
    ['a broken version', '{"v":"x","value":["ada"]}', null],
    ['a negative version', '{"v":-1,"value":["ada"]}', null],
    ['a fractional version', '{"v":0.5,"value":"ada"}', null],
    ['a value its migration refuses', '{"v":1,"value":7}', null],
    ['a value the check refuses', '{"v":3,"value":[7]}', null],
    ['an envelope cut off in the middle', '{"v":0,"val', null],
    ['an envelope without value', '{"v":3}', null],
    ['null', 'null', null],
  ])('read %s', (_name, text, value) => {
    localStorage.setItem('words', text)
    expect(words.read()).toEqual(value)
  })

  test('are read from the second area when the first holds nothing valid', () => {
    localStorage.setItem('words', '{"v":3,"value":[7]}')
    sessionStorage.setItem('words', '{"v":3,"value":["kept"]}')
    expect(words.read()).toEqual(['kept'])
  })
})

describe('storage that fails', () => {
  test('full: the value is kept in memory, and the old one does not return after a reload', () => {
    word.write('old')
    const disk = new Map([['word', localStorage.getItem('word')]])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => disk.get(key) ?? null,
      removeItem: (key: string) => disk.delete(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    word.write('new')
    expect(word.read()).toBe('new')
    expect(disk.size).toBe(0)
    vi.unstubAllGlobals()
    word.write('newer')
    expect(localStorage.getItem('word')).toContain('newer')
  })

  test('forbidden: reading the property throws, and memory is used', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    expect(word.read()).toBeNull()
    word.write('ada')
    expect(word.read()).toBe('ada')
    word.write(null)
    expect(word.read()).toBeNull()
  })

  test('missing: without a browser memory is used', () => {
    vi.stubGlobal('window', undefined)
    word.write('ada')
    expect(word.read()).toBe('ada')
  })
})
