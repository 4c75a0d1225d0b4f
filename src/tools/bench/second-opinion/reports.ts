/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { isJson, list, show, type Json } from '#src/contract-checks/document/place.ts'

const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/** Failed checks of a report of `redocly respect --json-output`: the step and the name of the check. */
export function respectFailures(report: unknown): string[] {
  return Object.values(asJson(asJson(report)['files'])).flatMap((file) =>
    list(asJson(file)['executedWorkflows']).flatMap((workflow) =>
      list(asJson(workflow)['executedSteps']).flatMap((step) =>
        list(asJson(step)['checks'])
          .map(asJson)
          .filter(({ passed, severity }) => passed === false && severity !== 'off')
          .map(({ name }) => `${show(asJson(step)['stepId'])} ${show(name)}`),
      ),
    ),
  )
}

/** Failed assertions of a report of newman; one that got no answer has none, and counts as failed. */
export function newmanFailures(report: unknown): string[] {
  return list(asJson(asJson(report)['run'])['executions']).flatMap((execution) => {
    const { item, response, assertions } = asJson(execution)
    const name = show(asJson(item)['name'])
    const failed = list(assertions)
      .map(asJson)
      .filter(({ error }) => error !== undefined)
    return [
      ...(response === undefined ? [`${name} no answer`] : []),
      ...failed.map(({ assertion }) => `${name} ${show(assertion)}`),
    ]
  })
}

/** Violations that the proxy of prism puts in the place of an answer (`--errors`); none for an answer that passed. */
export function prismFailures(operation: string, status: number, text: string): string[] {
  if (status < 500 || !text.includes('stoplight.io/prism/errors')) return []
  const { type, validation } = asJson(JSON.parse(text) as unknown)
  const violations = list(validation).map(asJson)
  if (violations.length === 0) return [`${operation} ${show(type)}`]
  return violations.map(
    ({ location, code, message }) =>
      `${operation} ${list(location).map(show).join('.')} ${show(code ?? message)}`,
  )
}

/** Failed calls in the output of Dredd, each with its reasons in the lines below. */
export function dreddFailures(output: string): string[] {
  const told: string[] = []
  let call = ''
  for (const line of output.split('\n')) {
    const [, text = ''] = /^(?:fail|error): (.+)$/.exec(line) ?? []
    const [, begun] = /^([A-Z]+ \(\d+\) .+) duration: \d+ms$/.exec(text) ?? []
    if (begun !== undefined) call = begun
    else if (text !== '') told.push(`${call} ${text}`)
  }
  return told
}
