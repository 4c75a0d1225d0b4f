import type { ComponentType } from 'react'
import { Actions } from './sections/actions.tsx'
import { Charts } from './sections/charts.tsx'
import { Choices } from './sections/choices.tsx'
import { Dialogs } from './sections/dialogs.tsx'
import { Drafts } from './sections/drafts.tsx'
import { Gates } from './sections/gates.tsx'
import { Layouts } from './sections/layouts.tsx'
import { Numbers } from './sections/numbers.tsx'
import { Progresses } from './sections/progresses.tsx'
import { States } from './sections/states.tsx'
import { Tables } from './sections/tables.tsx'
import { Timelines } from './sections/timelines.tsx'
import { Tokens } from './sections/tokens.tsx'

type Section = { readonly id: string; readonly title: string; readonly Section: ComponentType }

export const sections: readonly Section[] = [
  { id: 'tokens', title: 'Tokens', Section: Tokens },
  { id: 'layouts', title: 'Page layouts', Section: Layouts },
  { id: 'tables', title: 'Tables', Section: Tables },
  { id: 'numbers', title: 'Numbers', Section: Numbers },
  { id: 'states', title: 'States', Section: States },
  { id: 'timelines', title: 'Timelines', Section: Timelines },
  { id: 'progress', title: 'Progress, tiles, codes', Section: Progresses },
  { id: 'choices', title: 'Tabs and choices', Section: Choices },
  { id: 'charts', title: 'Charts', Section: Charts },
  { id: 'gates', title: 'Prerequisites', Section: Gates },
  { id: 'drafts', title: 'Drafts', Section: Drafts },
  { id: 'dialogs', title: 'Dialogs and toasts', Section: Dialogs },
  { id: 'actions', title: 'Actions', Section: Actions },
]
