/** Answer of the inspector to a question. Source: Chrome DevTools Protocol, HeapProfiler.collectGarbage, Runtime.getHeapUsage. */
type Answer = { id: number; result?: { usedSize?: number }; error?: { message: string } };

/** Address of the one target that a process of Node tells at its inspector. */
const findTarget = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the inspector tells no target');
  return target.webSocketDebuggerUrl;
};

/**
 * Opens what collects the garbage of a process of Node and tells what of its heap is left, in bytes: only so the figure does not
 * hang on how long ago V8 collected by itself. The process was started with `--inspect-port`, and opens its inspector on SIGUSR1.
 */
export const openCollector = async (pid: number, port: number): Promise<() => Promise<number>> => {
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; ; tries++)
    try {
      await findTarget(port);
      break;
    } catch (thrown) {
      if (tries > 50) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  return async () => {
    const socket = new WebSocket(await findTarget(port));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
    });
    let lastId = 0;
    const ask = (method: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        socket.addEventListener('message', ({ data }) => {
          const answer = JSON.parse(String(data)) as Answer;
          if (answer.id !== id) return;
          if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
          else resolve(answer);
        });
        socket.send(JSON.stringify({ id, method }));
      });
    try {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.getHeapUsage');
      if (result?.usedSize === undefined) throw new Error('the inspector tells no size of the heap');
      return result.usedSize;
    } finally {
      socket.close();
    }
  };
};
