// Links to give away: a seat for a friend, a place to watch; and the way to one's own seat from another device.

import { useEffect, useState } from "preact/hooks";
import { makeSeatLink, problemOf, renewInvitation } from "../api";
import { useSay } from "../i18n";
import { held, note } from "../keep/seats";
import { ShareLink } from "../parts/share-link";
import { Sheet } from "../parts/sheet";
import type { Invitation, MatchMeta, MatchUpdate, Problem } from "../wire";

interface Props {
  meta: MatchMeta;
  table: MatchUpdate;
  /** What the game is called, in the language in use. */
  title: string;
  /** Says why something could not be done. */
  refuse: (problem: Problem) => void;
  close: () => void;
}

const seatAddress = (match: string, token: string) => `${location.origin}/play/${match}#seat=${token}`;

/** The seats that are still free and, for the host, the link to each as far as this browser has it. */
function openSeats({ match, host }: MatchMeta, { seats }: MatchUpdate): { seat: number; token: string | null }[] {
  const known = held(match)?.invitations ?? [];
  const free = seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const all = free.map((seat) => ({ seat, token: known.find((each) => each.seat === seat)?.token ?? null }));
  return host ? all : [];
}

export function Share({ meta, table, title, refuse, close }: Props) {
  const { say } = useSay();
  const [, redraw] = useState({});
  const free = openSeats(meta, table);
  const renew = (seat: number) =>
    renewInvitation(meta.match, seat, held(meta.match)?.token ?? null).then(
      (invitation) => {
        keepInvitation(meta.match, invitation);
        redraw({});
      },
      (error: unknown) => {
        refuse(problemOf(error));
        close();
      },
    );
  return (
    <Sheet title={say(free.length > 0 ? "share-friend" : "share")} close={close} test="share">
      {free.length > 1 && <p>{say("share-friends-about")}</p>}
      {free.map((each) => (
        <FriendLink key={each.seat} {...each} match={meta.match} title={title} many={free.length > 1} renew={renew} />
      ))}
      {meta.watching && (
        <ShareLink
          about={say("share-watch")}
          address={`${location.origin}/play/${meta.match}`}
          title={title}
          test="watch-link"
          small={free.length > 0}
        />
      )}
      {free.length === 0 && !meta.watching && <p>{say("share-closed")}</p>}
    </Sheet>
  );
}

/** Keeps the link that takes the place of the one before. */
function keepInvitation(match: string, invitation: Invitation): void {
  const others = (held(match)?.invitations ?? []).filter(({ seat }) => seat !== invitation.seat);
  note(match, { invitations: [...others, invitation].sort((a, b) => a.seat - b.seat) });
}

interface FriendProps {
  seat: number;
  token: string | null;
  match: string;
  title: string;
  many: boolean;
  renew: (seat: number) => Promise<void>;
}

function FriendLink({ seat, token, match, title, many, renew }: FriendProps) {
  const { say } = useSay();
  const [renewed, setRenewed] = useState(false);
  const again = () => void renew(seat).then(() => setRenewed(true));
  const about = many ? say("share-seat", { n: seat + 1 }) : say("share-friend-about");
  const anew = (
    <p class="share-anew">
      <button type="button" onClick={again} title={say("share-renew-about")} data-test="renew-link">
        {say("share-renew")}
      </button>
      <span role="status">{renewed ? say("share-renewed") : ""}</span>
    </p>
  );
  if (token === null)
    return (
      <section class="share">
        <p>{say("share-no-link")}</p>
        {anew}
      </section>
    );
  return (
    <ShareLink about={about} address={seatAddress(match, token)} title={title} test="friend-link">
      {anew}
    </ShareLink>
  );
}

/** A link to one's own seat, for another device. It is made when the sheet is opened: the one before ends with that. */
export function OtherDevice({ meta, title, refuse, close }: Omit<Props, "table">) {
  const { say } = useSay();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    makeSeatLink(meta.match, held(meta.match)?.token ?? null).then(
      (link) => setToken(link.token),
      (error: unknown) => {
        refuse(problemOf(error));
        close();
      },
    );
  }, [meta.match]);
  return (
    <Sheet title={say("menu-device")} close={close} test="device">
      {token && (
        <ShareLink
          about={say("device-about")}
          address={seatAddress(meta.match, token)}
          title={title}
          test="device-link"
        />
      )}
    </Sheet>
  );
}
