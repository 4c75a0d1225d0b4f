import { usageError } from './bad-input.ts'

type Program = {
  /** Command that starts the program: `npm run bench`. */
  readonly name: string
  /** Text that `--help` prints. */
  readonly help: string
  readonly main: (args: string[]) => Promise<void> | void
}

/** Runs a program with its arguments; what is wrong with them is one line and exit code 2. */
export async function program({ name, help, main }: Program): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help)
    return
  }
  try {
    await main(args)
  } catch (error) {
    const said = usageError(error, '--help')
    if (said === undefined) throw error
    process.stderr.write(`${name}: ${said}\n`)
    process.exitCode = 2
  }
}
