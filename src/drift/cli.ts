import { join, relative } from 'node:path'
import { main } from './main.ts'

standWhereCalled()
process.exitCode = await main(process.argv.slice(2))

/**
 * `npm --prefix path/to/here run contract` runs in this folder; files are named as they are in the folder it was
 * called from.
 */
function standWhereCalled(): void {
  const from = process.env['INIT_CWD']
  const here = join(import.meta.dirname, '../..')
  if (from === undefined || process.env['npm_lifecycle_event'] !== 'contract') return
  if (relative(here, from).startsWith('..')) process.chdir(from)
}
