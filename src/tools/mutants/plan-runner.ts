/** The runner of Vitest that does what the plan says. */
import { CoverRunner } from './cover-runner.ts'
import { FixRunner } from './fix-runner.ts'
import { NoteRunner } from './note-runner.ts'
import { SwitchRunner } from './switch-runner.ts'
import { readPlan } from './switch-plan.ts'

export default { cover: CoverRunner, note: NoteRunner, switch: SwitchRunner, fix: FixRunner }[readPlan().does]
