import { plainTitles } from './plain-titles.ts'
import { noHandGates, noRuleCopies, typedRefusals } from './rule-once.ts'
import {
  arrows,
  exportTimes,
  noColours,
  noDates,
  noFloats,
  noHandInvalidation,
  noPathLiterals,
  plainDocs,
} from './rules.ts'

/** The house's own rules for oxlint (`.oxlintrc.json`, `jsPlugins`). */
export default {
  meta: { name: 'house' },
  rules: {
    arrows,
    'no-floats': noFloats,
    'no-dates': noDates,
    'no-colours': noColours,
    'plain-docs': plainDocs,
    'plain-titles': plainTitles,
    'no-path-literals': noPathLiterals,
    'no-hand-invalidation': noHandInvalidation,
    'export-times': exportTimes,
    'typed-refusals': typedRefusals,
    'no-rule-copies': noRuleCopies,
    'no-hand-gates': noHandGates,
  },
}
