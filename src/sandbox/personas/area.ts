import type { Area } from '../areas/area.ts'
import { type SeedCommand, seedCommands } from './seeds.ts'

/** The personas: members that the sandbox makes by itself. */
export const seedArea: Area<object, SeedCommand> = { commands: seedCommands, handlers: {} }
