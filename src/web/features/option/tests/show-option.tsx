import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { OptionScreen } from '../option-screen.tsx'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { type Answers, optionAnswers } from './option-answers.ts'

/** Shows the screen of options at an address, and waits until what is asked first has come. Gives the calls. */
export async function showOption(more: Answers = {}, at = '/option') {
  const calls = serve(optionAnswers(more))
  showScreen(<OptionScreen />, at)
  await act(() => vi.advanceTimersByTimeAsync(40))
  return calls
}
