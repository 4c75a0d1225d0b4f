import { main } from './main.ts'

standWhereCalled()
process.exitCode = await main(process.argv.slice(2))

/**
 * npm runs this in the checkout, be it called with `--prefix` from another repository or in a folder of this one;
 * files are named as they are in the folder it was called from.
 */
function standWhereCalled(): void {
  const from = process.env['INIT_CWD']
  if (from !== undefined && process.env['npm_lifecycle_event'] === 'contract-checks') process.chdir(from)
}
