// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Contract account of one owner, by ERC-1271. It says yes only after `enable`, if made disabled.
contract OwnedAccount {
    address public immutable owner;
    bool public enabled;

    constructor(address owner_, bool enabled_) {
        owner = owner_;
        enabled = enabled_;
    }

    function enable() external {
        enabled = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        bool valid = enabled && ecrecover(hash, uint8(signature[64]), r, s) == owner;
        return valid ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Makes accounts at addresses known before.
contract AccountFactory {
    function create(address owner, bytes32 salt) external returns (address) {
        return address(new OwnedAccount{salt: salt}(owner, true));
    }
}

/// Asks its caller to fetch from a URL of its choice (ERC-3668).
contract LookupAccount {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    string public url;

    constructor(string memory url_) {
        url = url_;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, "", bytes4(0x1626ba7e), "");
    }
}
