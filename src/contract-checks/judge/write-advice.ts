import { readFileSync, writeFileSync } from 'node:fs'
import { withRules } from './advice.ts'

const PAGE = 'docs/contract-checks.md'
writeFileSync(PAGE, withRules(readFileSync(PAGE, 'utf8')))
