/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpSection } from './help-section.ts';
import type { Success } from './success.ts';

/**
 * Answer of listHelpSections.
 */
export type HelpSectionsResponse = Success & {
  /**
     * The categories. Empty when no help is written in the language.
     * @minItems 1
     * @maxItems 8
     */
  data: HelpSection[];
};
