import { commitOf, git, hasFile, pathInGit } from './git.ts'

/** Commit that a branch's work is compared with, or the reason why there is none. */
export type Since =
  | { readonly commit: string; readonly label: string }
  | { readonly commit: undefined; readonly why: string }

/**
 * Returns the commit where the work on top of a branch began, which both have in common. On the branch itself it is the
 * commit before this one. Without enough history it returns the reason instead of a guess.
 */
export function since(branch: string, contract: string): Since {
  const head = commitOf('HEAD')
  if (head === null) return none('this is no git checkout with a commit')
  const name = [branch, `origin/${branch}`].find((one) => commitOf(one) !== null)
  if (name === undefined) return none(`there is no branch ${branch} here; git fetch origin ${branch}`)
  const common = git('merge-base', 'HEAD', name)
  if (common === null) return none(cutOff(`${name} and this commit have no history in common`))
  const commit = common === head ? commitOf('HEAD~1') : common
  if (commit === null) return none(cutOff('this is the first commit'))
  const path = pathInGit(contract)
  if (!hasFile(commit, path)) return none(`${commit.slice(0, 12)} has no ${path} yet`)
  return { commit, label: common === head ? 'the commit before this one' : `where ${name} was left` }
}

const none = (why: string): Since => ({ commit: undefined, why })

const cutOff = (why: string): string =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? `the history is cut off (a shallow clone); git fetch --unshallow`
    : why
