import { expect, test } from 'vitest'
import { draftFiles, fileName, readDraft, withPath } from './new.ts'

const draft = { id: 'listRewards', method: 'POST', path: '/uc/reward/listAll', area: 'rewards' } as const

test('an incomplete command line lists what is missing', () => {
  expect(() => readDraft(['List', 'POST', '/uc/x', '--area', 'a'])).toThrow(/camelCase/)
  expect(() => readDraft(['listX', 'PATCH', '/uc/x', '--area', 'a'])).toThrow(/GET or POST/)
  expect(() => readDraft(['listX', 'POST', 'uc/x', '--area', 'a'])).toThrow(/slash/)
  expect(() => readDraft(['listX', 'POST', '/uc/x'])).toThrow(/area/)
  expect(() => readDraft(['listX', 'POST', '/uc/x', 'rewards'])).toThrow(/rewards is too much/)
})

test('the area is accepted anywhere on the command line', () => {
  expect(readDraft(['--area', 'rewards', 'listRewards', 'POST', '/uc/reward/listAll'])).toEqual(draft)
})

test('a POST gets a request schema, a GET none', () => {
  expect([...draftFiles(draft).keys()]).toContain('openapi/schemas/rewards/ListRewardsRequest.yaml')
  expect(draftFiles({ ...draft, method: 'GET' }).size).toBe(2)
})

test('the verb of the name decides x-effect: read or act', () => {
  const pathOf = (id: string) =>
    draftFiles({ ...draft, id }).get('openapi/paths/rewards/reward-list-all.yaml')
  expect(pathOf('listRewards')).toContain('x-effect: read')
  expect(pathOf('claimReward')).toContain('x-effect: act')
  expect(pathOf('getawayReward')).toContain('x-effect: act')
})

test('the draft declares the parameters of its path', () => {
  const files = draftFiles({ ...draft, path: '/uc/reward/{id}' })
  expect(files.get('openapi/paths/rewards/reward-id.yaml')).toContain('- name: id\n      in: path')
})

test('the path is added to the document, and the tag if it is new', () => {
  const document =
    'tags:\n  - name: auth\n    description: x\npaths:\n  /a:\n    $ref: a.yaml\ncomponents:\n  x: 1\n'
  const changed = withPath(document, draft)
  expect(changed).toContain('  - name: rewards\n')
  expect(changed).toContain(
    `  /uc/reward/listAll:\n    $ref: paths/rewards/${fileName(draft.path)}.yaml\ncomponents:`,
  )
  expect(withPath(changed, { ...draft, path: '/uc/b' }).match(/name: rewards/g)).toHaveLength(1)
})
