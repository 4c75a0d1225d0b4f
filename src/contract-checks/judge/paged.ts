import type { ApiOperation } from '../api/api.ts'
import type { Violation } from './violation.ts'

/** Anything that keeps a client from the items or their number is one violation: the wrapper of the page. */
export function paged({ paging }: ApiOperation, violations: readonly Violation[]): readonly Violation[] {
  if (paging === undefined || violations.length === 0) return violations
  const { items, total } = paging
  const wrapper = parent(items)
  const isWrapper = ({ at, rule }: Violation): boolean =>
    rule !== 'range' &&
    (at === items || at === total || (at === wrapper && wrapper !== '' && rule !== 'undeclared-field'))
  const broken = violations.find(isWrapper)
  if (broken === undefined) return violations
  const isPart = (violation: Violation): boolean =>
    isWrapper(violation) || (violation.rule === 'undeclared-field' && parent(violation.at) === wrapper)
  return [{ ...broken, rule: 'paging' }, ...violations.filter((violation) => !isPart(violation))]
}

const parent = (at: string): string => at.slice(0, at.lastIndexOf('/'))
