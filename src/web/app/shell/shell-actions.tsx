import { useNavigate } from 'react-router-dom'
import { useSession, useTheme } from '#src/web/session/hooks.ts'
import { setTheme } from '#src/web/session/theme.ts'
import type { Action } from '#src/web/ui/actions/action.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import { useLeave } from './leave.ts'
import { destinations } from './navigation.ts'
import { openOverlay } from './overlays.ts'
import { useShown } from './use-shown.ts'

/** Registers the actions that are possible on every page: navigation, log-in, log-out, theme, language. */
export function useShellActions(): void {
  const navigate = useNavigate()
  const leave = useLeave()
  const member = useSession().status === 'member'
  const dark = useTheme() === 'black'
  const isShown = useShown()
  const places = destinations.map((link): Action => {
    const { to, label, words, hotkey } = link
    return {
      id: `go${to}`,
      label,
      group: 'go',
      ...(words === undefined ? {} : { keywords: words }),
      ...(hotkey === undefined ? {} : { hotkey }),
      when: () => isShown(link),
      perform: () => void navigate(to),
    }
  })
  useActions([
    ...places,
    {
      id: 'shell.theme',
      label: dark ? 'shell.theme.toWhite' : 'shell.theme.toBlack',
      keywords: 'shell.words.theme',
      group: 'view',
      hotkey: 'shift+t',
      perform: () => setTheme(dark ? 'white' : 'black'),
    },
    {
      id: 'shell.appearance',
      label: 'shell.appearance.title',
      keywords: 'shell.words.appearance',
      group: 'view',
      perform: () => openOverlay('appearance'),
    },
    {
      id: 'shell.language',
      label: 'shell.language.tab',
      keywords: 'shell.words.language',
      group: 'view',
      hotkey: 'shift+l',
      perform: () => openOverlay('language'),
    },
    {
      id: 'shell.currency',
      label: 'shell.currency.tab',
      keywords: 'shell.words.currency',
      group: 'view',
      hotkey: 'shift+c',
      perform: () => openOverlay('currency'),
    },
    {
      id: 'shell.logOut',
      label: 'shell.logOut',
      keywords: 'shell.words.logOut',
      group: 'account',
      when: () => member,
      perform: leave,
    },
  ])
}
