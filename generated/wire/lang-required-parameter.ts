/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

export type LangRequiredParameter = Language;
