import { expect, test } from 'vitest'
import { bookTopStream } from '#generated/streams.ts'
import { memoryBlobs } from './kernel/blobs.ts'
import { memoryJournal } from './kernel/journal.ts'
import { StorageError, storageError } from './kernel/storage-error.ts'
import { SESSION_LIFE } from './areas/auth/sessions.ts'
import { picture } from './hosts/memory/testing-pictures.ts'
import { passTime, testStream } from './hosts/memory/testing-streams.ts'
import { testSandbox } from './hosts/memory/testing.ts'

/** A sandbox on a disk that can be made full. */
async function onFullDisk() {
  let error: Error | undefined
  const kept = memoryJournal()
  const blobs = memoryBlobs()
  const refuseIfFull = (): void => {
    if (error !== undefined) throw storageError(error, true)
  }
  const journal = {
    ...kept,
    append: (record: Parameters<typeof kept.append>[0]) => (refuseIfFull(), kept.append(record)),
    setMeta: (key: string, value: string) => (refuseIfFull(), kept.setMeta(key, value)),
    replace: (contents: Parameters<typeof kept.replace>[0]) => (refuseIfFull(), kept.replace(contents)),
  }
  const told: (string | undefined)[] = []
  const box = await testSandbox({
    journal,
    blobs: {
      ...blobs,
      put: (hash, bytes) =>
        error === undefined ? blobs.put(hash, bytes) : Promise.reject(storageError(error, true)),
    },
    onStorage: (failed) => void told.push(failed?.message),
  })
  const fill = (message: string | undefined): void => {
    error = message === undefined ? undefined : new Error(message)
  }
  return { box, journal: kept, told, fill }
}

const email = 'ada@example.org'

test('a full disk refuses the call without a change and is printed once; writing resumes when there is room', async () => {
  const { box, journal, told, fill } = await onFullDisk()
  fill('database or disk is full')
  const hash = box.hash()
  const refused = await box.call('/uc/reg/email/code', { email })
  expect(refused).toMatchObject({
    status: 503,
    code: 503,
    message: expect.stringContaining('no disk space') as string,
  })
  fill('cannot rollback')
  const german = await box.call('/uc/reg/email/code', { email }, { lang: 'de_DE' })
  expect(german.message).toContain('Speicherplatz')
  expect(box.hash()).toBe(hash)
  expect(told).toEqual(['database or disk is full'])
  fill(undefined)
  expect((await box.call('/uc/reg/email/code', { email })).code).toBe(0)
  expect(told).toEqual(['database or disk is full', undefined])
  expect(box.faults).toEqual([])
  const again = await testSandbox({ journal })
  expect(again.hash()).toBe(box.hash())
})

test('while the disk is full a member stays logged in and can read, also when the session should be prolonged', async () => {
  const { box, fill } = await onFullDisk()
  const token = await box.logIn('trader')
  fill('database or disk is full')
  box.clock.jump(SESSION_LIFE / 2)
  expect(await box.call('/uc/member/my-info', {}, { 'x-auth-token': token })).toMatchObject({ code: 0 })
})

test('an open stream continues while the disk is full, though a due item cannot be stored', async () => {
  const { box, fill } = await onFullDisk()
  await box.call('/uc/reg/email/code', { email })
  const stream = await testStream(box)
  const topic = bookTopStream.topic({ symbol: 'BTC/USDT' })
  await stream.send('SUBSCRIBE', { id: 'book', destination: topic })
  stream.messages()
  fill('database or disk is full')
  // The code ends in the meantime.
  box.clock.jump(3_600_000)
  passTime(box, 2000)
  expect(stream.messages(topic).length).toBeGreaterThan(4)
  expect(stream.isClosed()).toBe(false)
  expect(Object.keys(box.view().codes)).toHaveLength(1)
  fill(undefined)
  expect(box.view().codes).toEqual({})
  expect(box.faults).toEqual([])
})

test('a reset or import that cannot be written changes nothing', async () => {
  const { box, fill } = await onFullDisk()
  await box.call('/uc/reg/email/code', { email })
  const exported = (await box.panel('journal')).body
  const hash = box.hash()
  fill('database or disk is full')
  expect((await box.panel('reset', {})).status).toBe(503)
  expect((await box.panel('journal', exported)).status).toBe(503)
  expect(box.hash()).toBe(hash)
  fill(undefined)
  expect((await box.panel('reset', {})).status).toBe(200)
  expect(box.view().inbox).toEqual([])
})

test('a picture that cannot be stored is refused with the same message', async () => {
  const { box, fill } = await onFullDisk()
  const token = await box.logIn('trader')
  fill('ENOSPC: no space left on device')
  expect(await box.upload(token, picture.png())).toMatchObject({
    status: 503,
    message: expect.stringContaining('no disk space') as string,
  })
  expect(box.faults.filter((fault) => fault instanceof StorageError)).toEqual([])
})
