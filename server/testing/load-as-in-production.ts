import { renderAsInProduction } from '../config.ts';

/**
 * Loads modules as the program does, by their builds for production, and leaves the environment as it was: the next file of a
 * worker may start a program, which takes no sandbox in production.
 */
export const loadAsInProduction = async <T>(load: () => Promise<T>): Promise<T> => {
  const { NODE_ENV: before = 'test' } = process.env;
  renderAsInProduction();
  return load().finally(() => {
    process.env.NODE_ENV = before;
  });
};
