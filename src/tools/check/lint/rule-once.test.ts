import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { noHandGates, noRuleCopies, typedRefusals } from './rule-once.ts'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } })

const at = (filename: string) => (code: string) => ({ name: `${filename}: ${code}`, code, filename })
const wrong = (filename: string) => (code: string) => ({ ...at(filename)(code), errors: 1 })

const handlers = 'src/sandbox/areas/withdrawals/handlers.ts'
const commands = 'src/sandbox/areas/withdrawals/commands.ts'
const screen = 'src/web/features/funds/withdraw-screen.tsx'

tester.run('typed-refusals', typedRefusals, {
  valid: [
    at(handlers)(`import type { Refuse } from '../../kernel/refusal.ts'; refuse('wrong-address')`),
    at('src/sandbox/kernel/refusal.ts')(`throw new Refusal(key, field)`),
    at('src/sandbox/http/serve-call.ts')(`import { refuseAny } from '../kernel/refusal.ts'`),
    at('src/sandbox/kernel/engine.test.ts')(`import { refuseAny } from './refusal.ts'`),
  ],
  invalid: [
    wrong(handlers)(`throw new Refusal('wrong-address')`),
    wrong(handlers)(`import { refuseAny } from '../../kernel/refusal.ts'`),
    wrong(commands)(`import { refuseAny as refuse } from '../../kernel/refusal.ts'`),
  ],
})

const handling = (code: string): string => `import type { Handlers } from '../../http/handler.ts'\n${code}`

tester.run('no-rule-copies', noRuleCopies, {
  valid: [
    ...[
      `if (network === undefined) refuse('wrong-network')`,
      `const own = phone ?? refuse('not-bind-phone')`,
      `if (rows.length > 0 && body.page === 1) more()`,
      `if (rows.length >= MOST_ROWS) refuse('too-many')`,
    ].map((code) => at(handlers)(handling(code))),
    at(commands)(`if (fee >= units) refuse('withdraw-min')`),
    at('src/sandbox/areas/withdrawals/handlers.test.ts')(handling(`refuse('withdraw-min')`)),
  ],
  invalid: [
    `if (money < least) refuse('withdraw-min')`,
    `if (member().phone === null) context.refuse('not-bind-phone')`,
    `if (!isVerified(member)) return refuse('no-real-name', 'realName')`,
    `if (remark.length > 40) refuse('too-long')`,
    `if (6 > password.length) refuse('too-short')`,
    `if (body.pageSize > 100) refuse('too-large')`,
  ].map((code) => wrong(handlers)(handling(code))),
})

tester.run('no-hand-gates', noHandGates, {
  valid: [
    at(screen)('<OperationGate operations={[createWithdrawal]}>{form}</OperationGate>'),
    at(screen)('<Prerequisites need={prerequisitesOf(operations)} facts={facts}>{form}</Prerequisites>'),
    at(screen)(`const isReady = securityFacts(data)['fund-password'] === 'met'`),
    at('src/web/client/member-facts.ts')('const isVerified = security.realVerified === 1'),
    at('src/web/features/funds/withdraw-screen.test.tsx')('const member = { ...data.realVerified }'),
    at('src/web/gallery/sections/gates.tsx')(`<Prerequisites need={['phone']} facts={facts} />`),
  ],
  invalid: [
    'if (security.fundsVerified !== 1) return <SetFundPassword />',
    'const { realVerified } = security',
    'const isOpen = ({ phoneVerified: phone }) => phone === 1',
    `<Prerequisites need={['real-name', 'phone']} facts={facts}>{form}</Prerequisites>`,
  ].map(wrong(screen)),
})
