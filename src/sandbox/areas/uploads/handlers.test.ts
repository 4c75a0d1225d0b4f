import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { fileBlobs } from '../../hosts/node/file-blobs.ts'
import { IDENTITY_PHOTO, MOST_PHOTO_BYTES, MOST_PHOTOS, PAYMENT_PHOTO } from './photos.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { picture } from '../../hosts/memory/testing-pictures.ts'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const box = await testSandbox()
const token = await box.logIn('trader')
const other = await box.logIn('verified')
const get = (address: string, headers: Record<string, string> = {}) =>
  box.handle(new Request(`http://sandbox.test${address}`, { headers }))
const bare = (address: string): string => address.split('?')[0] ?? ''

test.each(['png', 'jpeg', 'gif', 'bmp'] as const)('a %s is stored and served with its type', async (kind) => {
  const bytes = picture[kind]()
  const answer = await box.upload(token, bytes)
  expect(answer).toMatchObject({ code: 0 })
  const shown = await get(String(answer.data))
  expect(shown?.headers.get('content-type')).toBe(`image/${kind}`)
  expect(shown?.headers.get('x-content-type-options')).toBe('nosniff')
  expect(shown?.headers.get('content-security-policy')).toContain('sandbox')
  expect(new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
})

test('all upload operations give the same picture, stored once', async () => {
  const before = Object.keys(box.view().photos).length
  const bytes = picture.png(99)
  const addresses = [
    await box.upload(token, bytes),
    await box.upload(token, bytes, '/uc/upload/local/image'),
    await box.call(
      '/uc/upload/oss/base64',
      { base64Data: `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}` },
      { 'x-auth-token': token },
    ),
  ].map(({ data }) => data)
  expect(new Set(addresses).size).toBe(1)
  expect(Object.keys(box.view().photos).length).toBe(before + 1)
})

test('a file that is no picture by its content is refused, whatever its name is', async () => {
  const page = await box.upload(token, picture.html())
  expect(page.errors).toEqual([{ field: 'file', key: 'format-not-support' }])
  const base64Data = `data:image/png;base64,${btoa('<svg onload=alert(1)>')}`
  const asText = await box.call('/uc/upload/oss/base64', { base64Data }, { 'x-auth-token': token })
  expect(asText.errors).toEqual([{ field: 'base64Data', key: 'format-not-support' }])
  const broken = { base64Data: 'data:image/png;base64,%%%' }
  expect((await box.call('/uc/upload/oss/base64', broken, { 'x-auth-token': token })).code).toBe(500)
  const empty = await box.upload(token, new Uint8Array())
  expect(empty.errors).toEqual([{ field: 'file', key: 'not-find-file' }])
})

test('where a photo was taken leaves it, and one that is cut off is refused', async () => {
  const photo = picture.jpeg(90)
  const place = 'Exif\0\0 48.2 N 16.4 E'
  const segment = [0xff, 0xe1, 0, place.length + 2, ...Buffer.from(place, 'latin1')]
  const sent = Uint8Array.from([...photo.slice(0, 2), ...segment, ...photo.slice(2)])
  const shown = await get(String((await box.upload(token, sent)).data))
  expect(new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(photo)
  const cut = await box.upload(token, picture.png(400).slice(0, 200))
  expect(cut.errors).toEqual([{ field: 'file', key: 'format-not-support' }])
})

type Upload = (box: TestSandbox, token: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Answer>

/** Each call that uploads a picture, with its field. */
const UPLOADS: Readonly<Record<string, readonly [field: string, upload: Upload]>> = {
  uploadImage: ['file', (to, own, bytes) => to.upload(own, bytes)],
  uploadImageLocally: ['file', (to, own, bytes) => to.upload(own, bytes, '/uc/upload/local/image')],
  uploadImageText: [
    'base64Data',
    (to, own, bytes) => {
      const base64Data = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
      return to.call('/uc/upload/oss/base64', { base64Data }, { 'x-auth-token': own })
    },
  ],
}

test.each(Object.entries(UPLOADS))(
  'VAL-31.f %s takes eight megabytes, and says of every other picture why not',
  async (_operation, [field, upload]) => {
    const mine = await testSandbox()
    const own = await mine.logIn('trader')
    const send = (bytes: Uint8Array<ArrayBuffer>) => upload(mine, own, bytes)
    for (const [bytes, key] of [
      [new Uint8Array(), 'not-find-file'],
      [picture.html(), 'format-not-support'],
      [picture.png(MOST_PHOTO_BYTES + 1), 'too-large'],
      [picture.png(MOST_PHOTO_BYTES + 500_000), 'too-large'],
    ] as const)
      expect(await send(bytes)).toMatchObject(refusedWith(key, field))
    expect(mine.view().ownPhotos).toEqual({})
    expect((await send(picture.png(MOST_PHOTO_BYTES))).code).toBe(0)
    for (let size = 101; size < 100 + MOST_PHOTOS; size++)
      expect((await send(picture.png(size))).code).toBe(0)
    expect(await send(picture.png(5000))).toMatchObject(refusedWith('too-many-pictures', field))
    // One that is there is kept no second time.
    expect((await send(picture.png(101))).code).toBe(0)
  },
)

test('a picture is served to its owner: by token, or for a while by the signed address', async () => {
  const address = String((await box.upload(token, picture.jpeg(77))).data)
  expect((await get(bare(address)))?.status).toBe(404)
  expect((await get(bare(address), { 'x-auth-token': other }))?.status).toBe(404)
  expect((await get(bare(address), { 'x-auth-token': token }))?.status).toBe(200)
  const forged = address.replace(/sign=./, (sign) => (sign.endsWith('0') ? 'sign=1' : 'sign=0'))
  expect((await get(forged))?.status).toBe(404)
  const elsewhere = address.replace(/photo\/\d+/, 'photo/1')
  expect((await get(elsewhere))?.status).toBe(404)
  box.clock.jump(20 * 60_000)
  expect((await get(address))?.status).toBe(404)
  expect((await get('/api/media/photo/99999.png', { 'x-auth-token': token }))?.status).toBe(404)
})

test('the same file of two members is two pictures, and neither can read or submit the other’s', async () => {
  const pair = await testSandbox()
  const ask = (address: string, own: string) =>
    pair.handle(new Request(`http://sandbox.test${bare(address)}`, { headers: { 'x-auth-token': own } }))
  const people = [await pair.logIn('new'), await pair.logIn('refused')] as const
  const pictures = [
    String((await pair.upload(people[0], picture.png(90))).data),
    String((await pair.upload(people[1], picture.png(90))).data),
  ] as const
  expect(bare(pictures[0])).not.toBe(bare(pictures[1]))
  for (const [own, theirs] of [
    [0, 1],
    [1, 0],
  ] as const) {
    expect((await ask(pictures[own], people[own]))?.status).toBe(200)
    expect((await ask(pictures[theirs], people[own]))?.status).toBe(404)
    // Not even with the address that the other was given.
    const [mine, foreign] = [pictures[own], pictures[theirs]]
    const fields = { realName: 'Ada Lovelace', idCard: 'C01X00T47', idCardBack: mine, handHeldIdCard: mine }
    const handed = await pair.call(
      '/uc/approve/real/name',
      { ...fields, idCardFront: foreign },
      { 'x-auth-token': people[own] },
    )
    expect(handed.errors).toEqual([{ field: 'idCardFront', key: 'missing-id-card-front' }])
  }
  // Who is logged out reads nothing, not even what was theirs.
  await pair.call('/uc/loginout', {}, { 'x-auth-token': people[0] })
  expect((await ask(pictures[0], people[0]))?.status).toBe(404)
})

test('the state holds no bytes, and a limited number of pictures per member', async () => {
  const full = await testSandbox()
  const own = await full.logIn('trader')
  for (let size = 100; size < 100 + MOST_PHOTOS; size++) await full.upload(own, picture.png(size))
  expect((await full.upload(own, picture.png(5000))).errors[0]?.key).toBe('too-many-pictures')
  expect(Object.keys(Object.values(full.view().photos)[0] ?? {}).toSorted()).toEqual(
    ['hash', 'id', 'media', 'member', 'size', 'time'].toSorted(),
  )
})

test('the fields accept the types and sizes of the contract', () => {
  const { IdentityImageUrl, PaymentFieldValue } = contract.components.schemas
  expect(IdentityImageUrl['x-upload']).toMatchObject(IDENTITY_PHOTO)
  expect(PaymentFieldValue['x-upload']).toMatchObject(PAYMENT_PHOTO)
})

test('stored pictures are complete after a restart', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'photos-')), 'photos')
  const blobs = fileBlobs(folder)
  await Promise.all([blobs.put('a1', picture.png()), blobs.put('a1', picture.png())])
  expect(await fileBlobs(folder).get('a1')).toEqual(picture.png())
  expect(await blobs.get('b2')).toBeUndefined()
  expect(readdirSync(folder)).toEqual(['a1'])
  await blobs.clear()
  expect(await blobs.get('a1')).toBeUndefined()
})
