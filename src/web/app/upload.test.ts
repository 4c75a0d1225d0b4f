// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import { upload } from './upload.ts'

const file = new File([new Uint8Array(9)], 'front.png', { type: 'image/png' })
const options = (operation: string, signal = new AbortController().signal) => ({
  operation,
  onUpload: () => {},
  signal,
})
const stored = { code: 0, message: 'success', data: '/media/photo/1.png' }

test.each([
  ['uploadImage', '/api/uc/upload/oss/image'],
  ['uploadImageLocally', '/api/uc/upload/local/image'],
])('%s sends the file and returns its address', async (operation, url) => {
  const server = fakeServer()
  const address = upload(file, options(operation))
  const call = await server.next()
  expect([call.method, call.url]).toEqual(['POST', url])
  expect((call.config.data as FormData).get('file')).toMatchObject({ name: 'front.png', size: 9 })
  call.answer(stored)
  expect(await address).toBe('/media/photo/1.png')
})

test('a refused picture rejects with its field; an operation without files is a programming error', async () => {
  const server = fakeServer()
  const address = upload(file, options('uploadImage'))
  const refused = {
    code: 500,
    message: 'no',
    data: null,
    errors: [{ field: 'file', key: 'format-not-support' }],
  }
  const outcome = address.catch((error: unknown) => error)
  ;(await server.next()).answer(refused)
  expect(await outcome).toMatchObject({ fields: [{ key: 'format-not-support' }] })
  await expect(upload(file, options('uploadImageText'))).rejects.toThrow('uploadImageText')
})

test('a cancelled upload is not waited for', async () => {
  const server = fakeServer()
  const stop = new AbortController()
  const address = upload(file, options('uploadImage', stop.signal))
  const outcome = address.catch((error: unknown) => error)
  await server.next()
  stop.abort()
  expect(await outcome).toMatchObject({ kind: 'cancelled' })
})
