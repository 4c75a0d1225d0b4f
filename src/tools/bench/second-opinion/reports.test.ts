import { expect, test } from 'vitest'
import { dreddFailures, newmanFailures, prismFailures, respectFailures } from './reports.ts'

test('failed checks of respect are named by step', () => {
  const checks = [
    { name: 'status code check', passed: true, severity: 'error' },
    { name: 'schema check', passed: false, severity: 'error', message: 'TYPE must be string' },
  ]
  const executedSteps = [{ type: 'step', stepId: 'get-pet-step', checks }]
  const report = { files: { 'pet.yaml': { executedWorkflows: [{ workflowId: 'get-pet', executedSteps }] } } }
  expect(respectFailures(report)).toEqual(['get-pet-step schema check'])
})

test('failed assertions and missing answers of newman are named by item', () => {
  const assertions = [
    { assertion: '[GET]::/pet - Status code is 2xx' },
    { assertion: '[GET]::/pet - Schema is valid', error: { message: 'no' } },
  ]
  const executions = [
    { item: { name: 'Find pet' }, response: { code: 200 }, assertions },
    { item: { name: 'Delete pet' }, requestError: { code: 'ECONNRESET' } },
  ]
  expect(newmanFailures({ run: { executions } })).toEqual([
    'Find pet [GET]::/pet - Schema is valid',
    'Delete pet no answer',
  ])
})

test('violations of prism are told apart from answers of the server', () => {
  const violation = { location: ['response'], severity: 'Error', message: 'Unable to match the status' }
  const type = 'https://stoplight.io/prism/errors#VIOLATIONS'
  expect(prismFailures('addPet', 500, JSON.stringify({ type, validation: [violation] }))).toEqual([
    'addPet response Unable to match the status',
  ])
  expect(prismFailures('addPet', 500, '{}')).toEqual([])
  expect(prismFailures('addPet', 200, '[]')).toEqual([])
})

test('failures of Dredd have their call and one reason each', () => {
  const output = [
    'pass: GET (200) /pet/1 duration: 8ms',
    'fail: DELETE (400) /pet/2 duration: 5ms',
    "fail: statusCode: Expected status code '400', but got '404'.",
    'fail: headers: no content-type',
    'complete: 1 passing, 1 failing, 0 errors, 0 skipped, 2 total',
  ]
  expect(dreddFailures(output.join('\n'))).toEqual([
    "DELETE (400) /pet/2 statusCode: Expected status code '400', but got '404'.",
    'DELETE (400) /pet/2 headers: no content-type',
  ])
})
