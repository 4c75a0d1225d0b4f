/** One command of `npm run contract-checks -- <name>`; a later command is one more entry in commands.ts. */
export type Command = {
  readonly summary: string
  readonly help: string
  /**
   * @returns exit code, 0 fine and 1 findings
   * @throws BadInput for exit code 2
   */
  readonly run: (args: readonly string[]) => Promise<number>
}
