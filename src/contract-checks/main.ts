import { usageError } from '#src/core/command-line/bad-input.ts'
import { commands } from './commands.ts'

/** The line that calls the program: from a checkout, or as the package that is built of it. */
const called = import.meta.url.endsWith('.ts') ? 'npm run contract-checks --' : 'npx openbourse-contract'

const overview = `Checks of a contract: ${called} <command>

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

<command> --help tells more.
`

/** Runs one command. 0: fine, 1: findings, 2: bad use or bad input, told in one line. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    process.stdout.write(overview)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined)
    return fail(`there is no command ${name}; there are: ${Object.keys(commands).join(', ')}`)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(command.help)
    return 0
  }
  try {
    return await command.run(args)
  } catch (error) {
    return fail(
      usageError(error, `${name} --help`) ??
        `${name} failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function fail(message: string): number {
  process.stderr.write(`contract: ${message.replaceAll(/\s+/g, ' ')}\n`)
  return 2
}
