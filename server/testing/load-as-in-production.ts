import { renderAsInProduction } from '../config.ts';

/**
 * Loads modules by their production builds, as the program does, and then restores the environment: the next test file
 * of a worker may start a program, which in production accepts no sandbox.
 */
export const loadAsInProduction = async <T>(load: () => Promise<T>): Promise<T> => {
  const { NODE_ENV: before = 'test' } = process.env;
  renderAsInProduction();
  return load().finally(() => {
    process.env.NODE_ENV = before;
  });
};
