/** The memory that one reply of the store takes until it is sent on. */
export type ReplyMemory = {
  /** Reserves memory for a body of this many bytes; `false` if the replies together would exceed the limit. */
  reserve(bytes: number): boolean;
  /** Frees the memory; may be called several times. */
  release(): void;
};

/** The part of each reply that is not counted: large replies must not make the server refuse ordinary ones. */
const FREE_BYTES = 1024 * 1024;

/** Creates a function that opens the memory of a reply; all of them together reserve at most `limit` bytes. */
export function createReplyMemory(limit: number): () => ReplyMemory {
  let used = 0;
  return () => {
    let own = 0;
    return {
      reserve(bytes) {
        const more = Math.max(0, bytes - FREE_BYTES - own);
        if (used + more > limit) return false;
        used += more;
        own += more;
        return true;
      },
      release() {
        used -= own;
        own = 0;
      },
    };
  };
}
