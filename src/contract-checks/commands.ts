import type { Command } from './command.ts'
import { coverage } from './coverage/command.ts'
import { diff } from './diff/command.ts'
import { flows } from './flows/command.ts'
import { judge } from './judge/command.ts'
import { merge } from './judge/merge-command.ts'
import { lint } from './lint/command.ts'
import { proxy } from './proxy/command.ts'
import { verify } from './verify/command.ts'

/** Commands of `npm run contract-checks`, in the order of its help. */
export const commands: Readonly<Record<string, Command>> = {
  lint,
  verify,
  judge,
  merge,
  proxy,
  diff,
  coverage,
  flows,
}
